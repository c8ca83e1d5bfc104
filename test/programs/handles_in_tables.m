function y = handles_in_tables(x)
  % Tables of names, handles and weights, by rows and columns; handles by rows of a grid.
  terms = {'quad', @(u) u .^ 2, 1; 'abs', @abs, 0.5; 'exp', @(u) exp(-x(1) * u), 2};
  y = 0;
  for i = 1:size(terms, 1)
    f = terms{i, 2};
    y = y + terms{i, 3} * sum(f(x)) + numel(terms{i, 1}) * sum(terms{i, 2}(x / 2));
  end
  columns = terms(:, 2);
  for i = 1:numel(columns)
    y = y + sum(columns{i}(x));
  end
  y = y + sum(cellfun(@(g, w) w * g(x(1)), terms(:, 2), terms(:, 3)));
  grid = {@sin, @(t) t^2; @cos, @exp};
  for i = 1:2
    for j = 1:2
      y = y + i * j * grid{i, j}(x(end));
    end
  end
  y = y + grid{2, 1}(x(1)) * grid{3}(x(1));
  row = {@sin, @cosh, @(t) t^3};
  row{2, 1} = @cos;
  y = y * row{2, 1}(x(end)) + row{3}(x(1));
end
%@ at [1.3 2 0.5]
