function [value, by_x, by_y] = adm_interp2_weights(x, y, w, xi, yi, method)
% ADM_INTERP2_WEIGHTS  How values that interp2 finds depend on the elements of a table w.
%   [value, by_x, by_y] = adm_interp2_weights(x, y, w, xi, yi, method): sparse matrices with a row for each element of w
%   and a column for each point (the larger grid of xi and yi); the values are value.' * w(:), and their derivatives
%   with regard to the places of the points by_x.' * w(:) and by_y.' * w(:). x and y are [] where the table has none.
  [rows, columns] = size(w);
  [xi, yi] = adm_interp2_points(xi, yi);
  [column, s, x_step] = adm_interp2_weights_axis(x, columns, xi);
  [row, t, y_step] = adm_interp2_weights_axis(y, rows, yi);
  isInside = ~isnan(s) & ~isnan(t);
  k = find(isInside);
  s = s(k);
  t = t(k);
  at = @(dx, dy) row(k, 1 + dy) + (column(k, 1 + dx) - 1) .* rows;
  places = [at(0, 0); at(1, 0); at(0, 1); at(1, 1)];
  spread = @(a, b, c, d) sparse(places, [k; k; k; k], [a; b; c; d], rows * columns, numel(xi));
  by_x = sparse(rows * columns, numel(xi));
  by_y = by_x;
  switch method
    case 'nearest'
      s = double(s >= 0.5);
      t = double(t >= 0.5);
    case 'linear'
      p = x_step(k);
      q = y_step(k);
      by_x = spread((t - 1) ./ p, (1 - t) ./ p, -t ./ p, t ./ p);
      by_y = spread((s - 1) ./ q, -s ./ q, (1 - s) ./ q, s ./ q);
    otherwise
      error('Adjoinery:interp2', 'interp2 with the method %s has no derivative rule.', method);
  end
  value = spread((1 - s) .* (1 - t), s .* (1 - t), (1 - s) .* t, s .* t);
end

function [nodes, t, step] = adm_interp2_weights_axis(x, n, xi)
  % The two nodes beside each place, in the numbering of the table, and how far it is from one to the other.
  if isempty(x)
    x = 1:n;
  elseif ~isvector(x) && size(x, 2) == n && any(x(1, :) ~= x(1, 1))
    x = x(1, :);
  elseif ~isvector(x)
    x = x(:, 1);
  end
  [x, order] = sort(x(:));
  [k, t, step, isInside] = adm_interp1_bins(x, xi, NaN);
  t(~isInside) = NaN;
  nodes = reshape(order([k, k + 1]), [], 2);
end
