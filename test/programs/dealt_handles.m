function z = dealt_handles(x, k)
  % Handles that deal gives to variables are called.
  [f, g] = deal(@sin, @(t) t .* k);
  [first, ops.scale, ops.n] = deal(@(t) t(1) ^ 2, @(t) k * t, 2);
  z = sum(f(x) + g(x)) * first(x) + ops.scale(x(ops.n));
end
%@ at [1 2 3], 2
%@ analytic
