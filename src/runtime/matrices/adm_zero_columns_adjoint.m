function a = adm_zero_columns_adjoint(of, a_w, u, s, twins, pairs)
% ADM_ZERO_COLUMNS_ADJOINT  The adjoint of u or twins, whichever `of` names, in adm_zero_columns.
%   a = adm_zero_columns_adjoint(of, a_w, u, s, twins, pairs): the counterpart of adm_zero_columns_forward.
  zero = pairs(1, pairs(3, :) == 4);
  if strcmp(of, 'u')
    a = zeros(size(u));
    a(:, zero) = (a_w - u * (u.' * a_w)) .* adm_zero_columns_values(s(zero), pairs).';
  else
    k = numel(s);
    among = pairs(3, :) == 3;
    a_e = zeros(k);
    a_e(:, zero) = u.' * a_w;
    a = zeros(size(twins));
    a(among) = a_e(pairs(1, among) + (pairs(2, among) - 1) .* k);
  end
end
