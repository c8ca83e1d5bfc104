function [z, x] = empty_reductions(d, n)
  % means and extremes of rows and columns that may have no elements
  r = d(1:n) .^ 2;
  m = mean(r) .^ 2;
  x = max(r);
  c = r(:);
  z = [m + sum(d), min(c) + 2 * sum(d)];
  x = x .* sum(d) + max(r, [], 2);
end
%@ at [0.7 -1.2 0.4], 3
%@ at [0.7 -1.2 0.4], 1
%@ at [0.7 -1.2 0.4], 0
%@ at [0.7; -1.2; 0.4], 2
%@ independents d
%@ dependents z, x
