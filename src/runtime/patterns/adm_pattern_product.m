function pattern = adm_pattern_product(z, x, pattern_x, y, pattern_y, name)
% ADM_PATTERN_PRODUCT  Where a product of sparse matrices, or of one with a number, may vary.
%   pattern = adm_pattern_product(z, x, pattern_x, y, pattern_y): of z = x * y; `[]` (everywhere) where z is full. A factor
%   counts where it varies and where it is not zero.
%   pattern = adm_pattern_product(z, x, pattern_x, y, pattern_y, name): of another product, z = name(x, y), as that of kron.
  if nargin < 6
    name = 'mtimes';
  end
  pattern = [];
  varied_x = adm_pattern_varied(x, pattern_x);
  varied_y = adm_pattern_varied(y, pattern_y);
  if issparse(z) && ~isempty(varied_x) && ~isempty(varied_y)
    some_x = double(varied_x | sparse(x) ~= 0);
    some_y = double(varied_y | sparse(y) ~= 0);
    pattern = feval(name, varied_x, some_y) + feval(name, some_x, varied_y) ~= 0;
  end
end
