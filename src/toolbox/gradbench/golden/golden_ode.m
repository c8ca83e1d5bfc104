function out = golden_ode(name, in)
  % The system is linear, so that a step is a polynomial of its matrix; and the complex step.
  f = @(x) solve(x, in.s);
  if strcmp(name, 'primal')
    out = f(in.x);
  else
    J = complex_step(f, in.x);
    out = J(end, :).';
  end
end

function y = solve(x, s)
  n = numel(x);
  A = zeros(n);
  A(2:n + 1:end - n) = x(2:end);
  b = [x(1); zeros(n - 1, 1)];
  hA = 2 / s * A;
  phi = 2 / s * (eye(n) + hA / 2 + hA^2 / 6 + hA^3 / 24);
  y = zeros(n, 1);
  for step = 1:s
    y = y + phi * (A * y + b);
  end
end
