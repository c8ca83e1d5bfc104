function z = mapped_elements(x, p, n)
  % arrayfun with handles, captured variables, results of several kinds.
  scale = @(t) p * t ^ 2;
  a = arrayfun(scale, x) + arrayfun(@(s, t) s * t + x(1), x, 2 * x);
  g = @sin;
  b = arrayfun(g, x);
  m = arrayfun(@(t) t > 0.5, x);
  c = arrayfun(@(k) x * k, 1:n, 'UniformOutput', false);
  s(1).v = x; s(2).v = p * x;
  w = arrayfun(@(e) sum(e.v(:) .^ 2), s);
  z = sum(a(:)) * sum(b(m)) + w(1) * w(2);
  for k = 1:n, z = z + sum(c{k}(:)) * k; end
end
%@ at [0.3 0.8; 1.1 -0.4], 0.7, 2
%@ at [0.3; 0.8; -0.7], 1.2, 0
%@ at 0.6, 0.9, 1
%@ at zeros(1, 0), 0.9, 1
%@ independents x, p
