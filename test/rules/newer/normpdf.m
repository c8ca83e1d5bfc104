function z = normpdf(x, m, s)
% NORMPDF  The density of the normal distribution, as the statistics package has it.
  if nargin < 2
    m = 0;
  end
  if nargin < 3
    s = 1;
  end
  z = exp(-0.5 .* ((x - m) ./ s) .^ 2) ./ (s .* sqrt(2 .* pi));
end
