function z = first_of_list(x, k)
  % One variable gets the first value of a list.
  c = {x .^ 2, 3 * x; sin(x), x};
  a = c{:};
  b = c{k, :};
  s.p = c{2:3};
  [d] = c{:, end};
  e = {};
  e{3} = c{[4 1]};
  z = sum(a .* b) + sum(s.p) * sum(d) + sum(e{3} .^ 3);
  q = {x};
  z = z + sum(q{:});
end
%@ at [0.3 0.7], 2
%@ at 0.4, 1
%@ independents x
