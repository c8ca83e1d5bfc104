function z = parts_dealt(x, p)
  % Values that deal, or a list of cells, gives to lists of cells and to the elements of structure arrays.
  c = cell(2, 2);
  [c{:}] = deal(x, p, 2, x * p);
  [c{[1 3]}] = deal(p);
  d = {p, x, 1};
  [c{1:2}] = d{:};
  [e{1:2}] = d{:};
  z = sum(c{2, 1}) * c{1, 1} * c{2, 2}(1) + e{2}(1) + c{1, 2};
  s = struct('f', {1, 2, 3});
  [s.f] = deal(x);
  [s.g] = d{:};
  [s(2:3).f] = deal(p, s(1).f(2));
  for k = 1:numel(s)
    z = z + k * sum(s(k).f) * sum(s(k).g);
  end
  q.a = x;
  [q.a] = deal(p);
  z = z * q.a;
end
%@ at [0.4 -0.7 0.2], 1.3
%@ analytic
