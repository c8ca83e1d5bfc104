function z = numbers_as_keys(x, y)
  % the keys of maps are active, as their values are
  m = containers.Map({x(1), 7}, {y, x(2)^2});
  k = keys(m);
  n = containers.Map(x, {y, 3 * y}, 'UniformValues', false);
  l = keys(n);
  marked = containers.Map('KeyType', 'double', 'ValueType', 'any');
  marked(y * x(1)) = 1;
  found = keys(marked);
  z = k{1}^2 * m(7) + sin(l{1}) * l{2}^3 + n(x(2)) + found{1}^2;
end
%@ at [0.4 1.7], 2.3
