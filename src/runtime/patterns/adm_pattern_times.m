function pattern = adm_pattern_times(z, x, pattern_x, y, pattern_y)
% ADM_PATTERN_TIMES  Where a product by elements of sparse matrices, or of one with a number, may vary.
%   pattern = adm_pattern_times(z, x, pattern_x, y, pattern_y): of z = x .* y; `[]` (everywhere) where z is full, or something
%   is expanded. Of a factor that may vary everywhere, what counts is the other one.
  pattern = [];
  if isscalar(x) || isscalar(y)
    pattern = adm_pattern_product(z, x, pattern_x, y, pattern_y);
  elseif issparse(z) && isequal(size(x), size(y)) && ~isempty(z)
    varied_x = adm_pattern_varied(x, pattern_x);
    varied_y = adm_pattern_varied(y, pattern_y);
    if isempty(varied_x) && ~isempty(varied_y)
      pattern = varied_y | sparse(y) ~= 0;
    elseif isempty(varied_y) && ~isempty(varied_x)
      pattern = varied_x | sparse(x) ~= 0;
    elseif ~isempty(varied_x)
      pattern = varied_x & (varied_y | sparse(y) ~= 0) | varied_y & (varied_x | sparse(x) ~= 0);
    end
  end
end
