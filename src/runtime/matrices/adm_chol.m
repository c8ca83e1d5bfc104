function a_x = adm_chol(a_z, x, z)
% ADM_CHOL  The adjoint of z = chol(x), the upper triangular factor.
%   a_x = adm_chol(a_z, x, z): chol reads the upper triangle of x only, of its diagonal the real part, and so is the adjoint;
%   where x is not positive definite it is that of the part that was factorized. Large matrices are taken by blocks from the
%   last one, as products and solutions with triangles cost what those of whole matrices do.
%   Source: Murray, "Differentiation of the Cholesky decomposition" (2016), the blocked algorithm, for the transpose
%   and for Hermitian x.
  n = size(z, 1);
  a_x = zeros(size(x));
  if n <= 48
    a_x(1:n, 1:n) = adm_chol_block(a_z, z);
    return
  end
  a = triu(full(a_z));
  for last = n:-48:1
    before = 1:last - 48;
    at = max(last - 47, 1):last;
    behind = last + 1:n;
    c = conj(z(at, at)) \ a(at, behind);
    a(before, behind) = a(before, behind) - conj(z(before, at)) * c;
    d = adm_chol_block(a(at, at) - conj(z(at, behind) * c.'), z(at, at));
    a(before, at) = a(before, at) - conj(z(before, behind) * c.') - conj(z(before, at)) * (d + d');
    a(at, behind) = c;
    a(at, at) = d;
  end
  a_x(1:n, 1:n) = a;
end

function a_x = adm_chol_block(a_z, z)
  s = triu(a_z * z.');
  s = s - diag(diag(s) - 0.5 .* real(diag(s)));
  s = conj(z) \ (z \ s.').';
  a_x = triu(s + s') - diag(real(diag(s)));
end
