function y = hiding_parameters(x)
% HIDING_PARAMETERS  Anonymous functions whose parameters have the names of variables that what they call shares.
  s = x^2;
  k = 3;
  f = @(s) inner(s);
  y = f(3 * x) + cellfun(@(s) inner(s) + s, {x, 2}) * [1; 2];
  y = y + run(@(s) inner(s), x) + run(@(s) run(@inner, s) + s, 2 * x);
  y = y + run(@(k) run(@(s) inner(s * k) + k, k), x) + middle(x);
  function r = inner(t)
    r = t * s;
  end
  function r = run(g, a)
    r = g(a) * k;
  end
  function z = middle(x)
    g = @(s, x) inner(s) + x;
    z = g(3 * x, 2) + arrayfun(@(s) inner(s), x);
  end
end
%@ at 1.3
%@ at -0.4
