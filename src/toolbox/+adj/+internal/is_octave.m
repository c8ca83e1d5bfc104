function yes = is_octave()
  % IS_OCTAVE  Whether this is Octave, and not MATLAB.
  persistent answer;
  if isempty(answer)
    answer = exist('OCTAVE_VERSION', 'builtin') ~= 0;
  end
  yes = answer;
end
