function z = cells_joined(x, n)
  c = {};
  for k = 1:n
    c = {c{:}, x .^ k};
  end
  d = {x(1), c{:}, 2 * x};
  e = {d{2:end}};
  z = sum(d{1} .* d{end}) + numel(e) * sum(vertcat(x, c{:}));
  g = [{x}, [x(1), 3 * x(end)], {}, c, {x .^ 2}, 5 * x];
  z = z + sum(g{1} .* g{end} .* g{end - 1}) + g{2}(2);
  s(1).a = x; s(2).a = 2 * x;
  f = {s.a};
  z = z + sum(f{2} .* f{1}) + sum(cat(1, x, f{:}) .^ 2);
end
%@ at [1.5; 2; -1], 0
%@ at [1.5; 2; -1], 1
%@ at 2, 3
%@ independents x
%@ analytic
