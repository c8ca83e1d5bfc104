function g_w = adm_zero_columns_forward(of, g, u, s, pairs)
% ADM_ZERO_COLUMNS_FORWARD  The tangent of adm_zero_columns.
%   g_w = adm_zero_columns_forward(of, g, u, s, pairs): for the tangent g of u or twins, whichever `of` names. The part that leads
%   out of the space of u has been divided by the values, with adm_small for zero (adm_svd_beside).
  zero = pairs(1, pairs(3, :) == 4);
  if strcmp(of, 'u')
    g = g(:, zero);
    g_w = (g - u * (u.' * g)) .* adm_zero_columns_values(s(zero), pairs).';
  else
    k = numel(s);
    among = pairs(3, :) == 3;
    e = full(sparse(pairs(1, among), pairs(2, among), reshape(g(among), 1, []), k, k));
    g_w = u * e(:, zero);
  end
end
