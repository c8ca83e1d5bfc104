function g = adm_pages_put(g, n, part, varargin)
% ADM_PAGES_PUT  Write to elements of a tangent in many directions.
%   g = adm_pages_put(g, n, part, i, ...): after x(i, ...) = v, or x(i, ...) = [] where `part` is the text 'none'; g and part
%   are the tangents of x and v in n directions, their last dimension. A value that is no number is written to as it is.
%   Errors: Adjoinery:directions where a tangent has another number of directions.
  i = varargin{1};
  if isscalar(i) && isnumeric(i) && isnumeric(g) && isequal(size(part), [1 1 n]) && ndims(g) == 3 && size(g, 3) == n
    [rows, columns, n] = size(g);
    if numel(varargin) == 1 && i >= 1 && i <= rows * columns
      j = ceil(double(i) / rows);
      g(double(i) - (j - 1) * rows, j, :) = part;
      return
    elseif numel(varargin) == 2 && i <= rows && isscalar(varargin{2}) && isnumeric(varargin{2}) && varargin{2} <= columns
      g(i, varargin{2}, :) = part;
      return
    end
  end
  if iscell(part) && isempty(g)
    g = {};
  elseif isstruct(part) && isempty(g) && ~isstruct(g)
    g = struct([]);
  end
  if n == 1 || ~isnumeric(g) || isstruct(part)
    if ischar(part)
      g(varargin{:}) = [];
    else
      g(varargin{:}) = part;
    end
    return
  end
  % The write is done once, to the places of the elements: all directions are taken from these.
  [places, columns, last] = adm_pages_places(g, n, 0);
  if ischar(part)
    places(varargin{:}) = [];
    part_columns = zeros(0, n);
  else
    [part_places, part_columns, last] = adm_pages_places(part, n, last);
    places(varargin{:}) = part_places;
    if isa(g, 'double')
      part_columns = double(part_columns); % a write keeps the class of what is there
    end
  end
  places(places == 0) = last + 1;
  columns = [columns; part_columns; zeros(1, n)];
  g = reshape(columns(places(:), :), [size(places), n]);
end
