function z = listed_by_lent_handles(x, p, n)
  % Anonymous functions call functions that they know by a handle only, and are asked for several results.
  h = @ends;
  [low{1:2}] = structfun(@(f) h(f), struct('first', x, 'second', 2 * p));
  z = spread(@polar, x, p, n) + sum(low{1} .* low{2});
end

function z = spread(g, x, p, n)
  [r, v] = arrayfun(@(t) g(t, p(2)), x);
  [out{1:n}] = arrayfun(@(t) feval(g, t, p(1)), x);
  [none{1:n}] = arrayfun(@(t) g(t, p(1)), x([]));
  z = r * v.' + out{1} * out{n}.' + sum(none{n});
end

function [s, c] = polar(t, p)
  s = p * sin(t);
  c = p * cos(t) * t;
end

function [first, last] = ends(v)
  first = v(1);
  last = v(end);
end
%@ at [0.4, -0.7, 0.2], [1.3, 0.8], 2
%@ at 0.4, [1.3, 0.8], 2
%@ independents x, p
