function a_y = adm_mldivide_right(a_z, x, y)
% ADM_MLDIVIDE_RIGHT  The adjoint of y in z = x \ y.
%   a_y = adm_mldivide_right(a_z, x, y): x is a scalar, square, or has full rank (least squares, shortest solution).
%   Source: Giles (2008), 2.3.1; y -> pinv(x) * y is linear, its adjoint is pinv(x).' .
  if isscalar(x)
    a_y = adm_unbroadcast(a_z ./ x, y);
  elseif size(x, 1) == size(x, 2)
    a_y = x.' \ a_z;
  elseif size(x, 1) > size(x, 2) && issparse(x)
    a_y = adm_sparse_normal(x, a_z);
  elseif size(x, 1) > size(x, 2)
    [q, r] = qr(x, 0);
    adm_check_rank(r);
    a_y = conj(q) * (r.' \ a_z);
  else
    [q, r] = qr(x', 0);
    adm_check_rank(r);
    a_y = conj(r \ (q' * conj(a_z)));
  end
end
