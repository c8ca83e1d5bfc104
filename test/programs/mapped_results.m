function z = mapped_results(x, p)
  % Functions that map give several results: numbers, lists, and those of functions that say more than one thing.
  [s, c] = arrayfun(@(t) polar(t, p(1)), x);
  [m, k] = cellfun(@max, {x, p, [x p]});
  [a, b] = cellfun(@(u, v) deal(u * v, u / v), {x(1), 2}, {p(1), p(2)});
  [u, v] = arrayfun(@polar, x, x + 1, 'UniformOutput', false);
  q.first = x;
  q.second = 2 * p;
  [low, ~] = structfun(@(f) min(f), q);
  [~, w] = structfun(@(f) ends(f), q, 'UniformOutput', false);
  z = s * c' + m * k' + a * b' + sum(u{1} .* v{end}) + prod(low) + w.first * w.second;
end

function [s, c] = polar(t, p)
  s = p * sin(t);
  c = p * cos(t) * t;
end

function [first, last] = ends(v)
  first = v(1);
  last = v(end);
end
%@ at [0.4 -0.7 0.2], [1.3 0.8]
%@ at [0.4 2.1], [1.3 0.8]
