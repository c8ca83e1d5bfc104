function a_x = adm_spectrum_adjoint(a_v, a_d, a_modes, a_twins, v, d, twins, pairs)
% ADM_SPECTRUM_ADJOINT  The adjoint of [v, d, modes, twins, pairs] = adm_spectrum(x).
%   a_x = adm_spectrum_adjoint(a_v, a_d, a_modes, a_twins, v, d, twins, pairs). Errors: those of adm_check_distinct.
  values = adm_diagonal(d);
  a_x = adm_eig_part(a_v, adm_once_rates(adm_diagonal(a_d), twins, pairs), a_modes ~= 0, v, values, pairs);
  if ~isempty(pairs)
    a_x = a_x + v.' \ adm_couple(a_twins, pairs, numel(values)) * v.';
  end
end
