function pattern = adm_pattern_written(z, pattern, at, varies)
% ADM_PATTERN_WRITTEN  Where a sparse matrix may vary when elements have been written to.
%   pattern = adm_pattern_written(z, pattern, at, varies): of z behind z(at{:}) = v, where it had this pattern before; v varies,
%   or does not. `[]` (everywhere) where z is full or has grown.
  if varies && isequal(pattern, 0)
    pattern = sparse(size(z, 1), size(z, 2));
  end
  if ~isequal(pattern, 0)
    if ~issparse(z) || ~isequal(size(pattern), size(z))
      pattern = [];
    elseif varies
      pattern(at{:}) = 1;
    end
  end
end
