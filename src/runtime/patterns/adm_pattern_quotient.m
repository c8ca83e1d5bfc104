function pattern = adm_pattern_quotient(z, x, pattern_x, y, pattern_y)
% ADM_PATTERN_QUOTIENT  Where a sparse matrix divided by a number may vary.
%   pattern = adm_pattern_quotient(z, x, pattern_x, y, pattern_y): of z = x / y; `[]` (everywhere) for other quotients.
  pattern = [];
  if isscalar(y)
    pattern = adm_pattern_product(z, x, pattern_x, 1, adm_pattern_varied(1, pattern_y));
  end
end
