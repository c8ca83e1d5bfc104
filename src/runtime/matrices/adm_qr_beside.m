function q = adm_qr_beside(x, r)
% ADM_QR_BESIDE  The orthogonal factor that belongs to r = adm_qr_triangle(x): the signs of sparse factors are others.
  if issparse(x)
    k = min(size(x));
    q = full(x(:, 1:k) / r(1:k, 1:k));
  else
    q = adm_qr_left(x);
  end
end
