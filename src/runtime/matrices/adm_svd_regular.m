function a_x = adm_svd_regular(a_u, a_v, inner, u, s, v, twins, pairs)
% ADM_SVD_REGULAR  The adjoint of the singular vectors of values that are not zero, where others are.
%   a_x = adm_svd_regular(a_u, a_v, inner, u, s, v, twins, pairs): the counterpart of adm_svd_regular_forward; inner(i, k) is what
%   stands between u(:, i) and v(:, k).
  zero = pairs(1, pairs(3, :) == 4);
  regular = setdiff(1:numel(s), zero);
  w = adm_zero_columns(u, s, twins, pairs);
  inner = inner(regular, regular);
  u = u(:, regular);
  a_u = a_u(:, regular);
  a_v = a_v(:, regular);
  s = s(regular);
  null = v(:, zero);
  v = v(:, regular);
  a_x = (u * inner + (a_u - u * (u.' * a_u)) ./ s.' + w * (null.' * a_v ./ s.'.^2)) * v.' ...
    + u * ((a_v.' * null) ./ s + (a_u.' * w) ./ s.^2) * null.';
end
