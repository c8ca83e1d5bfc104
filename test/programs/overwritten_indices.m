function r = overwritten_indices(y, x)
  % Outputs that go where the variable itself says, or said: its old values say where they have to go back.
  k = [1 2 3];
  for l = 1:3
    y = tanh(y * (x(1) + x(2) * sin(k(1) * k(2) * k(3))) * 0.1 + sin(y));
    [q, k(k(1))] = counted(k(2), l);
    y = y * k(1) + 0.1 * y.^2 * q;
    [x(x > 0.4 & x < 2), m] = counted(x(3), l);
    x = [x(1) * 1.3, x(2) + 0.5, x(3) - 0.2 * m];
    k(k(1) + 1) = 2 * k(1);
  end
  r = sum(y) + sum(x);
end

function [a, b] = counted(x, l)
  a = x * 0.3;
  b = l;
end
%@ at 0.7, [0.415, 1.73, -0.941]
%@ at [0.7 -0.4], [1.73, 0.2, 0.941]
%@ at zeros(0, 1), [1.73, 0.2, 0.941]
%@ independents y
