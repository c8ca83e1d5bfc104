function z = growing_from_end(x, p, k)
  % Places told from the end, which may lie beyond it: what is written there moves the end.
  u = x * p(1);
  u(end - k) = p(2) * sum(u);
  v = [x(1), p];
  v(end:5) = p(1) * x(2) * v(2);
  w = x .* x;
  w([end, 5]) = w(1) * p .* [1, v(end)];
  for i = 0:2
    w(max(end, i + 5)) = w(end) * p(1) + w(2);
    w(end - i) = w(end - i) * sin(w(2));
  end
  y = x;
  y(6 - numel(p):end + k ^ 2) = p(2);
  y(end, min(end, 2)) = y(1) * 3;
  c = {x, p};
  c{end - k} = u;
  c{5 - end} = v(end:-1:ceil(end / 2));
  z = sum(u .^ 2) + sum(sin(v)) + sum(w .^ 3) + sum(y .* y) + sum(c{end}) * numel(u) + sum(c{1}) * numel(w) + sum(cellfun(@sum, c));
end
%@ at [0.3 0.7 0.2], [0.4 0.9], -1
%@ at [0.3 0.7 0.2], [0.4 0.9], 0
%@ at [0.3 0.7 0.2], [0.4 0.9], 1
%@ independents x, p
%@ analytic
