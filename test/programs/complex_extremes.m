function z = complex_extremes(x, y)
  a = max(x, y);
  b = min(x);
  [s, p] = sort(x, 'descend');
  z = sum(a .* [1 2 3]) + b * s(1) + sum(s .* p);
end
%@ at [1+1i, 2-3i, 0.5], [2, 1i, 0.2]
