function g = adm_pages_moved(n, limit, f, varargin)
% ADM_PAGES_MOVED  What a formula that only moves elements gives in many directions.
%   g = adm_pages_moved(n, limit, f, g_x, ...): what adm_pages_each gives where each element of f(g_x, ...) is an element of
%   its arguments, or zero. f is called once, with the numbers of the elements.
  places = cell(1, numel(varargin));
  columns = cell(numel(varargin) + 1, 1);
  last = 0;
  for k = 1:numel(varargin)
    if n == 1 || ~isfloat(varargin{k}) || ndims(varargin{k}) < 3
      g = adm_pages_each(n, limit, f, varargin{:});
      return
    end
    [places{k}, columns{k}, last] = adm_pages_places(varargin{k}, n, last);
  end
  moved = f(places{:});
  if ~isa(moved, 'double') % single numbers cannot count them all
    g = adm_pages_each(n, limit, f, varargin{:});
    return
  elseif limit == 2 && ndims(moved) > 2
    adm_matrix(moved);
  end
  moved = full(moved);
  moved(moved == 0) = last + 1;
  columns{end} = zeros(1, n);
  columns = vertcat(columns{:});
  g = reshape(columns(moved(:), :), [size(moved), n]);
end
