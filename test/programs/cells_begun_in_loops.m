function z = cells_begun_in_loops(x, n)
  % Cells that loops write in part before there are any.
  z = 0;
  for k = 1:n
    c(1:2) = {x(1) * k, x(2)};
    [d{1:k}] = max(x * k);
    e([2, 1]) = num2cell(x(1:2) * k);
    z = z + c{1} ^ 2 * c{2} + d{1} ^ 2 + e{1} * e{2} ^ 2;
  end
end
%@ at [3 1.5 2], 2
%@ at [3 1.5 2], 0
%@ independents x
