function p = densities_of_common_size(x, mu, sigma)
  % As densities of distributions are written for Octave: scalars become as large as the other arguments.
  if ~isscalar(mu) || ~isscalar(sigma)
    [differ, x, mu, sigma] = common_size(x, mu, sigma);
    if differ > 0
      error('densities_of_common_size: sizes differ');
    end
  end
  p = zeros(size(x));
  k = isnan(x) | ~(sigma > 0);
  p(k) = NaN;
  k = ~k;
  if isscalar(mu) && isscalar(sigma)
    p(k) = exp(-0.5 * ((x(k) - mu) / sigma) .^ 2) / (sigma * sqrt(2 * pi));
  else
    p(k) = exp(-0.5 * ((x(k) - mu(k)) ./ sigma(k)) .^ 2) ./ (sigma(k) * sqrt(2 * pi));
  end
end
%@ at [0.3 0.8; 0.1 1.5], 0.4, [1 2; 3 0.5]
%@ at 0.3, [0.4; 0.7], 1.3
%@ at [0.3 0.8], 0.4, 1.3
