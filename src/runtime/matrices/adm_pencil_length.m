function a_y = adm_pencil_length(a_v, x, y, v)
% ADM_PENCIL_LENGTH  The adjoint of y in [v, d] = eig(x, y) by the length of the eigenvectors, which v.' * y * v may fix.
%   a_y = adm_pencil_length(a_v, x, y, v): 0 where something else fixes it (adm_pencil_norms).
  [~, isOfPencil] = adm_pencil_norms(x, y, v);
  a_y = -0.5 .* isOfPencil .* (v .* sum(v .* full(a_v), 1)) * v.';
end
