function z = handles_mapped(x, p)
  % Handles in cells are what functions map over.
  fs = {@sin, @(t) t^2 * p, @exp};
  y = cellfun(@(f) f(x), fs);
  w = cellfun(@(f, a) f(a) * a, fs, {p, x, 2});
  u = arrayfun(@(k) fs{k}(x) * k, 1:numel(fs));
  s.f = fs{2};
  s.g = @(t) t / p;
  v = structfun(@(f) f(x), s);
  l = cellfun(@(f) [f(x), p], fs, 'UniformOutput', false);
  q = arrayfun(s.g, [x, 2 * x]);
  z = sum(y) + w * [1; 2; 3] + u * [3; 2; 1] + sum(v) + l{2}(1) * l{3}(2) + sum(q);
end
%@ at 0.7, 1.3
%@ at -0.4, 0.6
%@ analytic
