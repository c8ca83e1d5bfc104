function [z, w] = systems_solved(a, b)
  % Zeros of systems of equations, by the functions that they are written as and by others.
  options = optimset('TolX', 1e-14, 'TolFun', 1e-14);
  z = fsolve(@(x) [x(1)^2 + a(1) * x(2) - b; x(2)^3 + a(2) * x(1) - 1], [1; 1], options);
  [w, values, info] = fsolve(@(x) residual(x, a, b), [1; 0.2; 0.1; 1], options);
  w = reshape(w, 2, 2) * (z / (1 + info - 1)) + sum(values(:));
  for k = 1:2
    z = fsolve(@(x) x .* (1 + x.^2) - z * a(k), z, options);
  end
end

function r = residual(x, a, b)
  x = reshape(x, 2, 2);
  r = x * x - [1 + a(1), a(2); b, 2];
  r = r(:);
end
%@ at [0.5, 0.3], 1.5
%@ at [0.2, -0.4], 1.1
