function pattern = adm_pattern_power(z, x, pattern_x, n)
% ADM_PATTERN_POWER  Where a power of a sparse matrix may vary.
%   pattern = adm_pattern_power(z, x, pattern_x, n): of z = x ^ n, where n is 2 or more; `[]` (everywhere) where z is full.
  pattern = pattern_x;
  power = x;
  for k = 2:n
    pattern = adm_pattern_product(z, power, pattern, x, pattern_x);
    if k < n
      power = power * x;
    end
  end
end
