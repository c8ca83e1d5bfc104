function g_v = adm_read_forward(g_v, g_modes, modes)
% ADM_READ_FORWARD  The tangent of adm_read: an error Adjoinery:degenerate where one of the vectors has none.
  blurred = modes(g_modes == 1 | g_modes == 2);
  if ~isempty(blurred)
    error('Adjoinery:degenerate', '%s', ['The vector ', num2str(blurred(1)), ' belongs to one of several values that are ', ...
      'equal, or nearly so: by itself it has no derivative. Products that do not depend on the choice of vectors have one, ', ...
      'V * diag(f(d)) * V'', and so have sqrtm, expm, logm, A \ b and pinv.']);
  end
  adm_check_phases(g_modes ~= 3);
end
