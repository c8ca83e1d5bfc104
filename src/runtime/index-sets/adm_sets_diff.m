function g = adm_sets_diff(z, g_x, order, dim)
% ADM_SETS_DIFF  The numbers of the index sets of the differences of neighbours, along a dimension or the first that has not the
%   size 1.
  if nargin < 3 || isempty(order)
    order = 1;
  end
  if nargin < 4 || isempty(dim)
    dim = adm_dimension(g_x);
  end
  g = full(g_x);
  for k = 1:order
    if size(g, dim) < 2
      break
    end
    places = repmat({':'}, 1, ndims(g));
    behind = places;
    places{dim} = 1:size(g, dim) - 1;
    behind{dim} = 2:size(g, dim);
    g = adm_sets_each(g(places{:}), g(places{:}), g(behind{:}));
  end
  if ~isequal(size(g), size(z))
    % The differences went on along another dimension.
    g = adm_sets_all(z, g_x);
  end
end
