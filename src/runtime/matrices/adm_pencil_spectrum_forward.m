function g = adm_pencil_spectrum_forward(g_r, of, x, y, v, d, pairs)
% ADM_PENCIL_SPECTRUM_FORWARD  The tangent of a result of [v, d, modes] = adm_pencil_spectrum(x, y), whose name is `of`.
%   g = adm_pencil_spectrum_forward(g_r, of, x, y, v, d, pairs): g_r as for adm_pencil_forward; that of modes: adm_blurred.
  values = adm_diagonal(d);
  e = (y * v) \ g_r;
  switch of
    case 'v'
      g = adm_pencil_part_forward(g_r, x, y, v, values, pairs);
    case 'd'
      g = diag(e);
      if ~isempty(pairs)
        g = adm_once_rates(g, adm_couplings((y * v) \ (x * v), pairs), pairs);
      end
      if ~isvector(d)
        g = diag(g);
      end
      g = reshape(g, size(d));
    otherwise
      g = adm_blurred(e, pairs);
  end
end
