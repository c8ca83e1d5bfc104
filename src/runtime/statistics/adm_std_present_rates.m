function a_x = adm_std_present_rates(a_z, x, z, w, dim)
% ADM_STD_PRESENT_RATES  The adjoint of z = std(x, w, dim, 'omitnan'): 0 for what is missing, and where z is 0.
%   a_x = adm_std_present_rates(a_z, x, z, w, dim): see adm_std.
  [d, part] = adm_deviations(x, w, dim);
  part(isnan(part)) = 0;
  a_x = part .* adm_length(full(real(a_z)), d, adm_filled(full(z), 1));
  a_x(isnan(x)) = 0;
end
