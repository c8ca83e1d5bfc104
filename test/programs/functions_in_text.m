function z = functions_in_text(x, p)
  % Anonymous functions that str2func makes of text: with variables around, in fields and cells, handed on.
  f = str2func('@(t) t.^2 + p');
  g = str2func("@(t, a) sin(t .* a) + tripled(t)");
  s = struct('f', f, 'name', 'it');
  c = {g, str2func(vectorize('@(t) t^2*exp(t/2)')), str2func('@cos')};
  z = sum(feval(f, x)) + sum(c{1}(x, p)) + s.f(p);
  for k = 2:3
    z = z + sum(c{k}(x));
  end
  q = @(b) handed(str2func('@(t) b * t'), b);
  z = z + q(p) + handed('tripled', sum(x));
  y = arrayfun(str2func('@(t) t ./ (1 + p^2)'), x);
  w = str2func('@(n) zeros(n, 1)');
  z = z + sum(y) + numel(w(3)) * sum(cellfun(str2func('@(u, v) u * v'), {p, 2}, {x(1), p}));
end
function y = handed(f, x)
  if ischar(f)
    f = str2func(f);
  end
  y = f(x) + feval(f, 2 * x);
end
function y = tripled(x)
  y = 3 * x;
end
%@ at [0.3; 0.8], 1.1
%@ at 0.5, 0.7
%@ analytic
