function z = inline_functions(x, p)
  % Functions that inline makes of text: with arguments that are named, numbered, or found in it.
  f = inline('a*t.^2 + sin(t)', 't', 'a');
  g = inline('2*exp (-v.^2) + 1e-2*b - pi + real(2*i)');
  h = inline('x.^P1 + P2', 2);
  k = vectorize(inline("x^2/(1 + x^2)"));
  r = inline(vectorize('x*y^2'), 'y', 'x');
  c = {h, k};
  s.f = f;
  z = sum(f(x, p)) + sum(g(p, x)) + sum(c{1}(x, 3, p)) + sum(feval(c{2}, x)) + s.f(p, x(1));
  z = z + sum(r(x, p)) + handed(inline('x^3 + x - 3'), p);
  z = z + p * sum(arrayfun(inline('x^2'), x));
  one = inline('1 + 1');
  z = z + one(p) * sum(cellfun(inline('x^P1', 1), {p, 2}, {2, p}));
end
function y = handed(f, p)
  y = f(p) + feval(f, 2 * p);
end
%@ at [0.3; 0.8], 1.1
%@ at 0.5, 0.7
%@ analytic
