function pattern = adm_pattern_product(z, x, pattern_x, y, pattern_y)
% ADM_PATTERN_PRODUCT  Where a product of sparse matrices, or of one with a number, may vary.
%   pattern = adm_pattern_product(z, x, pattern_x, y, pattern_y): of z = x * y; `[]` (everywhere) where z is full. A factor
%   counts where it varies and where it is not zero.
  pattern = [];
  varied_x = adm_pattern_varied(x, pattern_x);
  varied_y = adm_pattern_varied(y, pattern_y);
  if issparse(z) && ~isempty(varied_x) && ~isempty(varied_y)
    some_x = double(varied_x | sparse(x) ~= 0);
    some_y = double(varied_y | sparse(y) ~= 0);
    pattern = varied_x * some_y + some_x * varied_y ~= 0;
  end
end
