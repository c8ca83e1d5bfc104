function g = adm_sets_lines(z, g_x, dim)
% ADM_SETS_LINES  The numbers of the index sets of what is computed line by line.
%   g = adm_sets_lines(z, g_x, dim): each element of z depends on all those of x in its line along the dimension dim; if that is
%   no number, along the first that has not the size 1.
  if ~isnumeric(dim) || isempty(dim)
    dim = adm_dimension(g_x);
  end
  dims = size(g_x);
  others = size(z);
  if numel(dim) ~= 1 || dim > numel(dims) || numel(others) > numel(dims)
    g = adm_sets_all(z, g_x);
    return
  end
  others(numel(others) + 1:numel(dims)) = 1;
  length = others(dim);
  others(dim) = dims(dim);
  if ~isequal(others, dims)
    g = adm_sets_all(z, g_x);
    return
  end
  before = prod(dims(1:dim - 1));
  behind = prod(dims(dim + 1:end));
  lines = repmat(reshape(1:before * behind, [before, 1, behind]), [1, dims(dim), 1]);
  found = adm_sets_gather([before, 1, behind], lines, reshape(full(g_x), [before, dims(dim), behind]));
  g = reshape(repmat(found, [1, length, 1]), size(z));
end
