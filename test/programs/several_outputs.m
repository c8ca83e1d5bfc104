function [m, s, d] = several_outputs(x, y)
  m = mean(x);
  s = spread_of(x, y);
  [a, b] = both(x, y);
  d = a .* b;
  [~, c] = both(y, x);
  d = d + c * m;
end

function s = spread_of(x, y)
  s = sqrt(sum((x - y).^2) + 1);
end

function [a, b] = both(x, y)
  a = x .* y;
  b = x - 2 * y;
end
%@ at [1 3 2], [4 5 6]
%@ at 1, 2
