function a = adm_spread_at(a, x, pattern)
% ADM_SPREAD_AT  Expand an adjoint to the size of the sparse matrix that was summed, where that may vary.
%   a = adm_spread_at(a, x, pattern): the counterpart of adm_spread; the entries of a sparse x that the pattern has, all of any
%   other.
  if isequal(pattern, 0)
    a = sparse(size(x, 1), size(x, 2));
  elseif ~issparse(x) || ~isequal(size(pattern), size(x))
    a = adm_spread(a, x);
  else
    [i, j] = find(pattern);
    a = full(a);
    rows = min(i(:), size(a, 1));
    columns = min(j(:), size(a, 2));
    values = reshape(a(rows + (columns - 1) .* size(a, 1)), [], 1);
    a = sparse(i(:), j(:), double(values), size(x, 1), size(x, 2));
  end
end
