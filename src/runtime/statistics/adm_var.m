function a_x = adm_var(a_z, x, w, dim)
% ADM_VAR  The adjoint of z = var(x, w, dim).
%   a_x = adm_var(a_z, x, w, dim): w is 0, 1 or a vector of weights. The mean adds nothing, as the deviations from it
%   sum to zero.
  if numel(dim) == 1 && (isempty(x) || size(x, dim) == 1)
    a_x = zeros(size(x));
    return
  end
  [d, part] = adm_var_deviations(x, w, dim);
  a_x = 2 .* full(real(a_z)) .* part .* conj(d);
end
