function rate = adm_beta_rate(x, y)
% ADM_BETA_RATE  The derivative of z = beta(x, y) with regard to x.
%   rate = adm_beta_rate(x, y): -Inf at the pole x = 0. At the pole y = 0, where beta is about 1 ./ y - psi(x), it is finite.
  rate = beta(x, y) .* (psi(x) - psi(x + y));
  if any(isnan(rate(:)))
    [x, y] = deal(x + zeros(size(y)), y + zeros(size(x)));
    isPole = y == 0 & x > 0;
    rate(isPole) = -adm_polygamma(1, x(isPole));
    rate(x == 0 & y == 0) = -Inf;
  end
end
