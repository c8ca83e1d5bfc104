function z = mapped_cells(x, p)
  % cellfun and structfun with functions of the program, in expressions and one in another.
  c = {x, p * x, [x; x]};
  t = cellfun(@total, c) * 2;
  d = cellfun(@(u, v) sum(u(:)) * v(1), c, {2, p, x});
  e = cellfun(@(u) cellfun(@(w) w * p, u), {{x(1), p}, {2}}, 'UniformOutput', false);
  q.a = x; q.b = p;
  g = structfun(@(f) sum(sin(f(:))), q);
  h = structfun(@(f) f * 2, q, 'UniformOutput', false);
  z = sum(t .* d) + sum(e{1}) * e{2} + g(1) * g(2) + sum(h.a(:)) * h.b;
  z = z + sum(cellfun(@numel, c)) * sum(cellfun('isempty', c));
  z = z + numel(cellfun(@total, {}));
end
function s = total(v)
  s = 0;
  for k = 1:numel(v), s = s + v(k) ^ 2; end
end
%@ at [0.3 0.8], 0.7
%@ at 0.6, 0.9
%@ independents x, p
%@ analytic
