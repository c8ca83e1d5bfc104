function adjoint = adm_lscov(of, a_z, x, y, w, z)
% ADM_LSCOV  The adjoint of an argument of z = lscov(x, y, w), with weights w.
%   adjoint = adm_lscov(of, a_z, x, y, w, z): `of` is 'x', 'y' or 'w'; by x.' * diag(w) * (y - x * z) = 0.
  s = adm_lscov_rows(w);
  switch of
    case 'x'
      adjoint = s .* adm_mldivide_left(a_z, s .* x, s .* y, z);
    case 'y'
      adjoint = s .* adm_mldivide_right(a_z, s .* x, s .* y);
    case 'w'
      [~, r] = qr(s .* adm_real(x), 0);
      adm_check_rank(r);
      back = (s .* adm_real(x)) \ adm_mldivide_right(a_z, s .* x, s .* y);
      adjoint = reshape(sum((x * back) .* (y - x * z), 2), size(w));
  end
end
