function pattern = adm_pattern_part(pattern, at)
% ADM_PATTERN_PART  Where a part of a sparse matrix may vary.
%   pattern = adm_pattern_part(pattern, at): of x(at{:}), where x has this pattern; `[]` (everywhere) and 0 (nowhere) stay.
  if ~isempty(pattern) && ~isequal(pattern, 0)
    pattern = pattern(at{:});
  end
end
