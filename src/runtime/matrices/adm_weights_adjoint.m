function a = adm_weights_adjoint(a_z, w)
% ADM_WEIGHTS_ADJOINT  The adjoint of w in adm_weights(w).
  if isvector(w)
    a = reshape(a_z, size(w));
  else
    a = adm_diag(a_z, w);
  end
end
