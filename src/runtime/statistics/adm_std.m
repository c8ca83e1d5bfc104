function a_x = adm_std(a_z, x, z, w, dim)
% ADM_STD  The adjoint of z = std(x, w, dim).
%   a_x = adm_std(a_z, x, z, w, dim): w is 0, 1, [] or a vector of weights; 0 where z is, as of norm.
  if isempty(x) || size(x, dim) == 1
    a_x = zeros(size(x));
    return
  end
  [d, part] = adm_var_deviations(x, w, dim);
  a_x = part .* adm_length(full(real(a_z)), d, full(z));
end
