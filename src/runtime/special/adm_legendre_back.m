function a_x = adm_legendre_back(a_z, x, n, z)
% ADM_LEGENDRE_BACK  The adjoint of x in z = legendre(n, x).
%   a_x = adm_legendre_back(a_z, x, n, z): values that nobody uses pass nothing, even where their derivative is infinite.
  a_z = reshape(full(a_z), n + 1, []);
  rate = adm_legendre(x, n, z);
  rate(a_z == 0 & ~isfinite(rate)) = 0;
  a_x = reshape(sum(a_z .* rate, 1), size(x));
end
