function d = adm_directions_first(g, x)
% ADM_DIRECTIONS_FIRST  A tangent with the directions in the first dimension, of one that has them in the last.
%   d = adm_directions_first(g, x): g of size [size(x), n] gives d of size [n, size(x)]; in cells and structures, the
%   numbers in them do.
  if iscell(x) || isstruct(x)
    d = adm_directions_turned(@adm_directions_first, g, x);
    return
  end
  n = size(g, ndims(x) + 1);
  d = reshape(reshape(g, numel(x), n).', [n, size(x)]);
end
