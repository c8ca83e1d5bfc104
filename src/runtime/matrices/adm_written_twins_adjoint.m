function a_given = adm_written_twins_adjoint(a_twins, given, modes, pairs)
% ADM_WRITTEN_TWINS_ADJOINT  The adjoint of what is written in adm_written_twins, a number or twins.
  a_given = a_twins .* adm_within(pairs, modes);
  if isscalar(given)
    a_given = sum(a_given);
  end
end
