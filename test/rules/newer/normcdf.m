function z = normcdf(x, m, s)
% NORMCDF  The normal distribution, as the statistics package has it.
  if nargin < 2
    m = 0;
  end
  if nargin < 3
    s = 1;
  end
  z = 0.5 .* erfc((m - x) ./ (s .* sqrt(2)));
end
