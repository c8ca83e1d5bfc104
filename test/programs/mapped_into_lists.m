function z = mapped_into_lists(x, p, n)
  % Lists of cells get what functions that map give, and what anonymous functions do: as many results as the run tells.
  out = cell(1, 2);
  [out{:}] = arrayfun(@(t) polar(t, p(1)), x);
  [m{1:n}] = cellfun(@max, {x, p, [x, p]});
  [a, b{1:n - 1}] = cellfun(@(u, v) deal(u * v, u / v), {x(1), 2}, {p(1), p(2)}, 'UniformOutput', false);
  q.first = x;
  q.second = 2 * p;
  [low{1:2}] = structfun(@(f) ends(f), q);
  [w{1:n}] = feval(@(t) polar(2 * t, p(2)), x(1));
  g = @(t) deal(t * p(1), sin(t), 3);
  [d{1:3}] = g(x(2));
  [none{1:n}] = arrayfun(@(t) polar(t, p(1)), x([]));
  [r, v] = wrapped(@(t) polar(t, p(2)), x);
  z = out{1} * out{2}' + m{1} * m{2}' + a{2} * b{1}{1} + prod(low{1}) * sum(low{2}) + w{1} * w{n};
  z = z + d{1} * d{2} * d{3} + sum(none{n}) + r * v';
end

function varargout = wrapped(f, x)
  varargout = cell(1, max(nargout, 1));
  [varargout{:}] = arrayfun(f, x);
end

function [s, c] = polar(t, p)
  s = p * sin(t);
  c = p * cos(t) * t;
end

function [first, last] = ends(v)
  first = v(1);
  last = v(end);
end
%@ independents x, p
%@ at [0.4 -0.7 0.2], [1.3 0.8], 2
%@ at [0.4 2.1], [1.3 0.8], 2
