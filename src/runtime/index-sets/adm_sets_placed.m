function g = adm_sets_placed(z, g_x, varargin)
% ADM_SETS_PLACED  The numbers of the index sets of what puts elements into places, and joins those of one place.
%   g = adm_sets_placed(z, g_x, subs): the rows of subs are the indices in z of the elements of x, or its cells hold one index each;
%   g = adm_sets_placed(z, g_x, i, j): i and j are. Numbers are expanded.
  places = varargin;
  if numel(places) == 1 && iscell(places{1})
    places = places{1};
  elseif numel(places) == 1 && size(places{1}, 2) > 1
    places = num2cell(places{1}, 1);
  end
  count = max([numel(g_x), cellfun(@numel, places)]);
  expands = @(it) repmat(double(full(it(:))), 1 + (count - 1) * (numel(it) == 1), 1);
  places = cellfun(expands, places, 'UniformOutput', false);
  members = expands(g_x);
  if ~all(cellfun(@numel, places) == count) || numel(members) ~= count || numel(places) == 1 && ~isvector(z) || ndims(z) > max(2, numel(places))
    g = adm_sets_all(z, g_x);
    return
  end
  if numel(places) > 1
    places = {sub2ind(size(z), places{:})};
  end
  [used, ~, rows] = unique(places{1});
  if issparse(z)
    g = sparse(size(z, 1), size(z, 2));
  else
    g = zeros(size(z));
  end
  g(used) = adm_sets_gather([numel(used), 1], rows, members);
end
