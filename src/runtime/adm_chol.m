function a_x = adm_chol(a_z, x, z)
% ADM_CHOL  The adjoint of z = chol(x), the upper triangular factor.
%   a_x = adm_chol(a_z, x, z): chol reads the upper triangle of x only, and so is the adjoint; where x is not positive
%   definite it is that of the part that was factorized.
%   Source: Murray, "Differentiation of the Cholesky decomposition" (2016).
  s = triu(a_z * adm_real(z).');
  s = s - 0.5 .* diag(diag(s));
  s = z \ (z \ s.').';
  n = size(z, 1);
  a_x = zeros(size(x));
  a_x(1:n, 1:n) = triu(s + s.') - diag(diag(s));
end
