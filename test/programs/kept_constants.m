function z = kept_constants(x, s)
  % Tables that are computed once, in functions that are called through handles, in conditions and by one another.
  z = 0;
  if small(x(1)) < 1 && small(x(end)) < 2
    z = sum(arrayfun(@(t) weighted(t, s), x));
  elseif small(s) > 0 || small(x(1)) > 3
    z = integrate(@(t) t * weighted(s, x(1)), 2);
  end
  z = z + named(s, true) * named(s, false) * scaled(x(end));
end
function y = small(t)
  persistent limit
  if isempty(limit), limit = sqrt(2) / 2; end
  y = abs(t) * limit;
end
function w = weighted(t, s)
  persistent table order names
  if isempty(table)
    order = 3;
    table = zeros(1, order);
    for k = 1:order
      table(k) = 1 / k + node(k);
    end
  end
  if isempty(names)
    names = struct('first', 2 * table(1), 'all', {{4, order}});
  end
  w = sum(table .* [t, t * s, s ^ 2]) * names.first + names.all{2} * t;
end
function p = node(k)
  p = cos(k * pi / 7);
end
function z = integrate(f, b)
  persistent nodes weights ready
  if isempty(ready) || isempty(nodes)
    [nodes, weights] = gauss();
    ready = true;
  end
  z = 0;
  for k = 1:2
    z = z + weights(k) * f(b / 2 * (nodes(k) + 1)) * b / 2;
  end
end
function [nodes, weights] = gauss()
  nodes = [-1 1] / sqrt(3);
  weights = [1 1];
end
function y = named(s, isFirst)
  % What is set again is no constant.
  persistent last
  if isempty(last), last = 2; end
  if isFirst, last = 3; end
  y = last * s;
  last = last + s;
end
function y = scaled(t)
  persistent first
  if isempty(first), first = numel(t) + 1; end
  y = first * t;
end
%@ at [0.3, 0.5, 1.2], 0.7
%@ at [2, 0.5], 0.7
%@ at 0.1, -0.4
%@ at -3, 1e-3
