function w = adm_zero_columns(u, s, twins, pairs)
% ADM_ZERO_COLUMNS  The left singular vectors of values that are zero, times these values: columns that move smoothly.
%   w = adm_zero_columns(u, s, twins, pairs): u has a column for each of the values s; see adm_singular for twins and pairs. The
%   vectors by themselves are any of the null space, and jump. The derivative of w for a tangent g of x is g * v, for the right
%   vectors v of these values, less what lies in the space of the other left vectors.
  zero = pairs(1, pairs(3, :) == 4);
  w = u(:, zero) .* s(zero).';
end
