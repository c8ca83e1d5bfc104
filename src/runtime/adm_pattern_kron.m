function pattern = adm_pattern_kron(z, x, pattern_x, y, pattern_y)
% ADM_PATTERN_KRON  Where a Kronecker product of sparse matrices may vary.
%   pattern = adm_pattern_kron(z, x, pattern_x, y, pattern_y): of z = kron(x, y); `[]` (everywhere) where z is full. A factor
%   counts where it varies and where it is not zero.
  pattern = [];
  varied_x = adm_pattern_varied(x, pattern_x);
  varied_y = adm_pattern_varied(y, pattern_y);
  if issparse(z) && ~isempty(varied_x) && ~isempty(varied_y)
    some_x = double(varied_x | sparse(x) ~= 0);
    some_y = double(varied_y | sparse(y) ~= 0);
    pattern = kron(varied_x, some_y) + kron(some_x, varied_y) ~= 0;
  end
end
