function g = adm_gather(g, i, varargin)
% ADM_GATHER  The elements that max, min or sort selected.
%   g = adm_gather(g, i), adm_gather(g, i, options...): i are the indices along a dimension of g, as the second result
%   of these functions; the dimension is found in their options (adm_dimension). The tangent of the first result.
  if isempty(i)
    g = zeros(size(i));
    return
  end
  dim = adm_dimension(g, varargin{:});
  n = size(g, dim);
  if numel(g) == n
    g = reshape(g(i), size(i));
  elseif n > 1
    g = reshape(g(adm_select(i, dim, n)), size(i));
  end
end
