function z = fields_dealt_in_part(x, keep)
  % Fields of some elements, and cells to the last, are given values by deal and from lists.
  c = cell(1, 4);
  [c{2:end}] = deal(x);
  c{1} = 1;
  d = {x, x .^ 2, 3};
  [c{2:end}] = d{:};
  [c{end - 1:end}] = deal(x, 2 * x);
  z = sum(c{2}) * c{4}(1) * c{3}(end);
  s = struct('a', {1, 2, 3}, 'b', 0);
  [s(2:end).a] = d{1:2};
  places = [3, 1];
  [s(places).b] = deal(x(1) ^ 3);
  [s(keep).a] = deal(x(2));
  [s(places > 1).a] = deal(sin(x));
  [s(numel(places)).b] = deal(cos(x(1)));
  [s(end).b] = deal(s(1).b * x(2));
  for k = 1:2
    [s(k).b] = deal(s(k).b * x(2));
  end
  z = z + sum([s.a]) * sum([s.b]);
end
%@ at [1 2], [3 2]
%@ at [0.7 0.3], logical([1 0 1])
%@ independents x
