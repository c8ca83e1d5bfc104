function a_xi = adm_ppval(a_z, pp, xi)
% ADM_PPVAL  The adjoint of the places xi in z = ppval(pp, xi).
  a_xi = reshape(sum(adm_ppval_rows(a_z .* adm_ppval_rate(pp, xi), pp, xi), 1), size(xi));
end
