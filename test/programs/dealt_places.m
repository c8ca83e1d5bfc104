function z = dealt_places(x)
  % deal gives values and the places of values, in variables and in one structure.
  s.k = 2;
  s.v = x;
  s.order = [3 1 2];
  [s.k, s.v(2)] = deal(3, s.v(s.k) * s.v(1));
  s.v(s.order(s.k)) = s.v(s.order(1)) + s.v(s.k);
  [v, k] = deal(s.v .^ 2, s.order);
  for n = 1:3
    [v(k(n)), m] = deal(v(k(1)) * x(n), k(n));
    [k(n), v(m)] = deal(k(1), v(m) + 1);
  end
  z = s.v * [1; 2; 3] + v(k(2)) * v(k(3)) + sum(v);
end
%@ at [0.3 0.7 1.2]
%@ analytic
