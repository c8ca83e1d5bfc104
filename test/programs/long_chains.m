function [z, w] = long_chains(x, y)
  % More operands in a row than one expression should hold.
  z = sin(x(1)) * cos(y) - x(2) + x(3) + sin(x(4)) * cos(y) + x(5) + x(1) + sin(x(2)) * cos(y) + x(3) + x(4) + sin(x(5)) * cos(y) + x(1) - x(2) + sin(x(3)) * cos(y) + x(4) + x(5) + sin(x(1)) * cos(y) - x(2) + x(3) + sin(x(4)) * cos(y) + x(5) + x(1) + sin(x(2)) * cos(y) + x(3) + x(4) + sin(x(5)) * cos(y) + x(1) - x(2) + sin(x(3)) * cos(y) + x(4) + x(5) + sin(x(1)) * cos(y) - x(2) + x(3) + sin(x(4)) * cos(y) + x(5) + x(1) + sin(x(2)) * cos(y) + x(3) + x(4) + sin(x(5)) * cos(y) + x(1) - x(2) + sin(x(3)) * cos(y) + x(4) + x(5);
  w = x(1) * y * x(3) * y * x(5) * y * x(2) * y * x(4) * y * x(1) * y * x(3) * y * x(5) * y * x(2) * y * x(4) * y * x(1) * y * x(3) * y;
  v = zeros(1, 3);
  v(2) = 2 * (y + y + y + y + y + y + y + y + y + y + y + y + y + y + y + y + y + y + y + y + y + y) * x(1);
  v(1) = x(end) + x(end) + x(end) + x(end) + x(end) + x(end) + x(end) + x(end) + x(end) + x(end) + x(end) + x(end) + x(end) + x(end) + x(end) + x(end) + x(end) + x(end) + x(end) + x(end) + x(end);
  if y + y + y + y + y + y + y + y + y + y + y + y + y + y + y + y + y + y + y + y + y + y > 0
    z = z + sum([x(1) * y, x(2), x(3), x(4), x(5) * y, x(1), x(2), x(3), x(4) * y, x(5), x(1), x(2), x(3) * y, x(4), x(5), x(1), x(2) * y, x(3), x(4), x(5), x(1) * y, x(2), x(3), x(4), x(5) * y, x(1), x(2), x(3), x(4) * y, x(5), x(1), x(2), x(3) * y, x(4), x(5), x(1), x(2) * y, x(3), x(4), x(5)] .^ 2);
  end
  z = z + sum(v) * cos(y * x(3) + y * x(3) + y * x(3) + y * x(3) + y * x(3) + y * x(3) + y * x(3) + y * x(3) + y * x(3) + y * x(3) + y * x(3) + y * x(3) + y * x(3) + y * x(3) + y * x(3) + y * x(3) + y * x(3) + y * x(3) + y * x(3) + y * x(3) + y * x(3) + y * x(3));
end
%@ at [0.3 1.2 -0.7 0.9 1.1], 0.8
