function point = golden_saddle(~, in)
  % With the derivatives as formulas; all four modes must find the same.
  y = descend(@(y) sum(y.^2), @(y) 2 * y, in.start);
  x = descend(@(x) sum(x.^2), @(x) 2 * x, in.start);
  point = [x; y];
end
