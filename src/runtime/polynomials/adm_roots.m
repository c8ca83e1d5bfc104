function a_x = adm_roots(a_z, x, z)
% ADM_ROOTS  The adjoint of z = roots(x). Where roots coincide the derivative does not exist: Inf or NaN, or adm_root_slopes stops.
%   a_x = adm_roots(a_z, x, z): at a root the polynomial stays zero, whatever its coefficients. Roots that nothing is asked of
%   add nothing.
  a_x = zeros(size(x));
  if ~isempty(z)
    a_x = -adm_polyval_p(a_z .* adm_used(1 ./ adm_root_slopes(x, z, a_z), a_z), x, z);
  end
end
