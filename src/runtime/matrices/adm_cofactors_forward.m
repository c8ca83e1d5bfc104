function g_c = adm_cofactors_forward(g_x, x)
% ADM_COFACTORS_FORWARD  The tangent of c = adm_cofactors(x), of matrices of any rank; also its adjoint, from that of c.
%   g_c = adm_cofactors_forward(g_x, x): the map is symmetric, as it is the second derivative of the determinant. In terms of
%   the singular vectors the cofactors are products of all singular values but one, and these derivatives of all but two.
  [x, g_x] = deal(full(x), full(g_x));
  n = size(x, 1);
  if n < 2
    g_c = zeros(size(x));
    return
  end
  [u, s, v] = svd(x);
  s = diag(s);
  others = zeros(n);
  for k = 1:n
    rest = [1:k - 1, k + 1:n];
    others(rest, k) = adm_prod(1, s(rest), 0);
  end
  m = u' * g_x * v;
  d = diag(m);
  g_c = -others .* m.' + diag(others * d);
  g_c = (det(u) .* det(v')) .* conj(u) * g_c * v.';
end
