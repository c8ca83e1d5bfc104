function z = norminv(x, m, s)
% NORMINV  The inverse of the normal distribution, as the statistics package has it.
  if nargin < 2
    m = 0;
  end
  if nargin < 3
    s = 1;
  end
  z = m - s .* sqrt(2) .* erfcinv(2 .* x);
end
