function shift = adm_polyder_shift(g_a, a)
% ADM_POLYDER_SHIFT  How what [q, d] = polyder(b, a) is divided by grows along g_a, as a part of it; see adm_polyder_scale.
  shift = 0;
  if exist('OCTAVE_VERSION', 'builtin')
    shift = 2 .* g_a(1) ./ a(1);
  end
end
