function y = top(x, start, slope)
  % Where the height at x is greatest, found by ascent.
  y = descend(@(y) -height(x, y), @(y) -slope(x, y), start);
end
