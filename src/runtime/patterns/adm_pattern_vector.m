function pattern = adm_pattern_vector(z)
% ADM_PATTERN_VECTOR  Where a sparse matrix may vary that was a full one.
%   pattern = adm_pattern_vector(z): everywhere, told by entries for vectors, by `[]` for others.
  pattern = [];
  if isvector(z) && issparse(z)
    pattern = sparse(ones(size(z)));
  end
end
