function z = cells_of_brackets(x, n)
  % Cells that hold what brackets put together, cells in cells, rows of cells.
  c = {[1; x(1)], {[x, 2], -x(end)}; n, [x; 2 * x]};
  c{end + 1, 1} = [c{1, 2}{1}, {3}{1}];
  z = sum(sin(c{1}(:))) * c{1, 2}{2} + sum(c{2, 2}(:)) * c{2, 1};
  z = z + sum(c{3, 1} .^ 2);
end
%@ at [0.3 0.8], 2
%@ at 1.2, 3
%@ independents x, n
%@ analytic
