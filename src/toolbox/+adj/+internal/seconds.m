function moment = seconds()
  % SECONDS  The time now, on the clock of adj.internal.file_state.
  if adj.internal.is_octave()
    moment = time();
  else
    moment = now() * 86400;
  end
end
