function z = cells_given_numbers(x)
  % Elements of cell arrays are given numbers, which become their cells.
  c = cell(2, 2);
  c(1) = x(1) ^ 2;
  c(:, 2) = x * 3;
  c(2, 1) = sum(x) / 2;
  for k = 1:2
    c(k) = c{k} * x(k);
  end
  c(2) = 4;
  z = c{1} * sum(c{3}) * prod(c{4}) + c{2} * x(2);
  x(1) = x(1) ^ 2;
  z = z + x(1);
end
%@ at [1;2]
%@ analytic
