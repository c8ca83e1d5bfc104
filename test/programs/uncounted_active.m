function z = uncounted_active(c, k, s, x)
  % Values with derivatives, of which only the run tells how many there are, put together.
  v = [c{k}, x, s(k).a];
  w = {c{k}, x; s(k).a, 2 * x};
  m = vertcat(c{k});
  p = horzcat(s(k).a);
  q = cat(1, s(k).a, c{k}, x);
  z = sum(v .^ 2) + sum([c{k}]) + numel(p) * x + q.' * q + sum([m; p.']) + s(end).a;
  for i = 1:size(w, 2)
    z = z + i * w{1, i} * w{2, i};
  end
  z = z + scaled(c{numel(c)}, x) + scaled(c{min(k(end), 2)});
end

function y = scaled(a, b, c, d)
  if nargin < 2
    b = 3;
  end
  y = a * b ^ 2;
end
%@ at {1, 2, 3}, 2, struct('a', {0.5, 4, 5}), 0.7
%@ at {1, 2, 3}, [1 3 3], struct('a', {0.5, 4, 5}), 0.7
%@ independents c,s,x
%@ analytic
