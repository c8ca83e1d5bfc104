function z = cells_named_by_lists(x, p, k)
  % Cells that an index in a variable names, several at once, and all cells of an array that is written once.
  c = {x, p, 3 * x};
  i = [1, 3];
  m = logical([0 1 1]);
  z = sum([c{i}]) + max(c{m})(1);
  [a, b] = c{k};
  [u, v] = c{i};
  z = z + a(1) * b(1) + u * v.' ;
  s.places = k;
  [q, c{2}] = c{s.places};
  [n{1:2}] = c{1, k(end:-1:1)};
  z = z + q(1) * n{1}(1);
  pairs = {'first', x, 'second', p};
  s = struct(pairs{:});
  d = {p, 2};
  z = z + s.first(2) * s.second + power(d{:}) + sum(c{1});
  z = z * combined(c{i});
end

function y = combined(a, b)
  y = a(1) * b(2);
end
%@ at [0.4 -0.7 0.2], 1.3, [2 1]
%@ at [0.4 -0.7 0.2], 1.3, [3 2]
%@ independents x,p
