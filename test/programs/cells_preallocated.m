function z = cells_preallocated(x)
  c = cell(2, 2);
  c{1, 1} = x;
  c{2, 1} = 2 * x;
  c{1, 2} = c{1, 1} .^ 2;
  c{2, 2} = {c{2, 1}, sum(x)};
  c{2, 2}{3} = exp(-c{2, 2}{2});
  c{2, 2}{1}(2) = c{1, 2}(1) * c{2, 2}{3};
  z = 0;
  for k = 1:2
    z = z + k * sum(c{1, k});
  end
  z = z * c{2, 2}{3} + sum(c{2, 2}{1});
end
%@ at [0.3 0.7]
%@ at [0.3; 0.7; -0.4]
%@ independents x
