function g = adm_pages_put(g, n, part, varargin)
% ADM_PAGES_PUT  Write to elements of a tangent in many directions.
%   g = adm_pages_put(g, n, part, i, ...): after x(i, ...) = v, or x(i, ...) = [] where `part` is the text 'none'; g and part
%   are the tangents of x and v in n directions, their last dimension. A value that is no number is written to as it is.
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
  pages = cell(1, n);
  for d = 1:n
    page = adm_pages_one(g, d, n);
    if ischar(part)
      page(varargin{:}) = [];
    else
      page(varargin{:}) = adm_pages_one(part, d, n);
    end
    pages{d} = page;
  end
  g = cat(ndims(pages{1}) + 1, pages{:});
end
