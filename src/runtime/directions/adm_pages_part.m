function g = adm_pages_part(g, varargin)
% ADM_PAGES_PART  The tangent of elements of a matrix in many directions.
%   g = adm_pages_part(g, i): that of x(i), for the tangent g of x, whose third dimension are the directions; so for
%   x(i, j). A value that is no number is indexed as it is.
  if ~isnumeric(g)
    g = g(varargin{:});
    return
  end
  rows = size(g, 1);
  columns = size(g, 2);
  i = varargin{1};
  if numel(varargin) > 1
    g = g(varargin{:}, :);
  elseif isscalar(i) && isnumeric(i)
    column = ceil(i / rows);
    g = g(i - (column - 1) * rows, column, :);
  else
    at = reshape(1:rows * columns, rows, columns);
    at = adm_matrix(at(i));
    directions = size(g, 3);
    g = reshape(g, rows * columns, directions);
    g = reshape(g(at(:), :), [size(at), directions]);
  end
end
