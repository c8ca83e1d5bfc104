function a_x = adm_var_present_rates(a_z, x, w, dim)
% ADM_VAR_PRESENT_RATES  The adjoint of z = var(x, w, dim, 'omitnan'): 0 for what is missing.
%   a_x = adm_var_present_rates(a_z, x, w, dim): the mean adds nothing, as the deviations from it sum to zero.
  [d, part] = adm_deviations(x, w, dim);
  part(isnan(part)) = 0;
  a_x = 2 .* full(real(a_z)) .* part .* conj(d);
  a_x(isnan(x)) = 0;
end
