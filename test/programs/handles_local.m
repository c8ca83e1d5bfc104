function z = handles_local(x, p)
  % Handles in variables: captured values are those of the place where the handle is made.
  g = @(t) p * t.^2 + x(1);
  p = 3 * p;
  h = @sin;
  k = g;
  z = sum(g(x)) + p * h(x(2)) + feval(k, x(1) * p) + feval(@cos, x(2)) + feval('exp', p);
end
%@ at [0.3; 0.7], 1.2
%@ at [0.4 1.1], -0.6
%@ at [1 2; 3 4] / 5, 0.5
%@ analytic
