function g = adm_pages_part(g, varargin)
% ADM_PAGES_PART  The tangent of elements of a matrix in many directions.
%   g = adm_pages_part(g, i): that of x(i), for the tangent g of x, whose third dimension are the directions; so for
%   x(i, j). A value that is no number is indexed as it is.
  if ~isnumeric(g)
    g = g(varargin{:});
    return
  elseif numel(varargin) > 1
    g = g(varargin{:}, :);
    return
  end
  [rows, columns, directions] = size(g);
  i = varargin{1};
  if isscalar(i) && isnumeric(i)
    i = double(i); % integers would round
    column = ceil(i / rows);
    g = g(i - (column - 1) * rows, column, :);
  elseif columns == 1 && rows > 1 && isvector(i) && ~isempty(i) && ~ischar(i)
    g = g(i, 1, :);
  elseif rows == 1 && columns > 1 && isvector(i) && ~isempty(i) && ~ischar(i)
    g = g(1, i, :);
  else
    at = reshape(1:rows * columns, rows, columns);
    at = adm_matrix(at(i));
    g = reshape(g, rows * columns, directions);
    g = reshape(g(at(:), :), [size(at), directions]);
  end
end
