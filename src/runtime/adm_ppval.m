function a_xi = adm_ppval(a_z, pp, xi)
% ADM_PPVAL  The adjoint of the places xi in z = ppval(pp, xi).
  a_xi = reshape(sum(reshape(a_z .* adm_ppval_rate(pp, xi), [], numel(xi)), 1), size(xi));
end
