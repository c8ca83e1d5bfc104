function z = handle_recursion(x, a)
  % A recursive function that hands a handle on to itself.
  z = quad_adapt(@(t) exp(a * t) .* sin(t), 0, x, 3);
end

function q = quad_adapt(f, a, b, depth)
  if depth == 0
    q = (b - a) / 6 * (f(a) + 4 * f((a + b) / 2) + f(b));
  else
    m = (a + b) / 2;
    q = quad_adapt(f, a, m, depth - 1) + quad_adapt(f, m, b, depth - 1);
  end
end
%@ at 1.3, -0.4
%@ analytic
