function a_y = adm_mldivide_right(a_z, x, y)
% ADM_MLDIVIDE_RIGHT  The adjoint of y in z = x \ y.
%   a_y = adm_mldivide_right(a_z, x, y): y -> x \ y is linear, its adjoint is pinv(x).' (least squares, shortest
%   solution). Where a full x has not full rank, the library says what x \ y is, and so it is asked for the whole matrix.
%   Source: Giles (2008), 2.3.1.
  if isscalar(x)
    a_y = adm_unbroadcast(a_z ./ x, y);
  elseif size(x, 1) == size(x, 2)
    a_y = x.' \ a_z;
  elseif size(x, 1) > size(x, 2) && issparse(x)
    a_y = adm_sparse_normal(x, a_z);
  elseif size(x, 1) > size(x, 2)
    [q, r] = qr(x, 0);
    if adm_is_full_rank(r)
      a_y = conj(q) * (r.' \ a_z);
    else
      a_y = (x \ eye(size(x, 1))).' * a_z;
    end
  else
    [q, r] = qr(x', 0);
    if adm_is_full_rank(r)
      a_y = conj(r \ (q' * conj(a_z)));
    else
      a_y = (x \ eye(size(x, 1))).' * a_z;
    end
  end
end
