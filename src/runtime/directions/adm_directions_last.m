function g = adm_directions_last(d, x)
% ADM_DIRECTIONS_LAST  A tangent with the directions in the last dimension, of one that has them in the first.
%   g = adm_directions_last(d, x): d of size [n, size(x)] gives g of size [size(x), n]; in cells and structures, the
%   numbers in them do. Errors: Adjoinery:directions where d does not fit x.
  if iscell(x) || isstruct(x)
    g = adm_directions_turned(@adm_directions_last, d, x);
    return
  end
  n = size(d, 1);
  if numel(d) ~= n * numel(x)
    error('Adjoinery:directions', 'A tangent has the size %s: of a value of size %s it must have [n %s], for n directions.', ...
        mat2str(size(d)), mat2str(size(x)), num2str(size(x)));
  end
  g = reshape(reshape(d, n, numel(x)).', [size(x), n]);
end
