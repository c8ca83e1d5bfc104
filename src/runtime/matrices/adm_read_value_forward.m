function g_d = adm_read_value_forward(g_d, g_modes, modes)
% ADM_READ_VALUE_FORWARD  The tangent of adm_read_value.
  blurred = modes(g_modes == 2 | g_modes == 4);
  if ~isempty(blurred)
    error('Adjoinery:degenerate', '%s', ['The value ', num2str(blurred(1)), ' equals another one, or is zero, and what is made ', ...
      'of it has no derivative there. Sums over all values that are equal have one.']);
  end
end
