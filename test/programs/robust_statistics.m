function [z, s] = robust_statistics(x, w)
  % Quantiles, moving windows, a skewed weight.
  q = quantile(x, [0.1 0.55]) + prctile(w, [20 70]);
  m = movmax(x, 3) - movmin(w, 3) + movstd(x, 3);
  s = sum(movvar(w, [1 1]) .* shift(x, 1)) + q * [1; -2];
  z = m .* center(w);
  disp(s);
end
%@ at [1 3.5 2.2 5 0.4], [2 0.3 4 1.5 7]
