function g = adm_spectrum_forward(g_x, of, v, d, twins, pairs)
% ADM_SPECTRUM_FORWARD  The tangent of a result of [v, d, modes, twins, pairs] = adm_spectrum(x), whose name is `of`.
%   g = adm_spectrum_forward(g_x, of, v, d, twins, pairs): that of modes marks vectors and values without a tangent (adm_blurred),
%   which adm_read and adm_read_value refuse.
  values = adm_diagonal(d);
  switch of
    case 'v'
      g = adm_eig_part_forward(g_x, v, values, twins, pairs);
    case 'd'
      g = adm_once_rates(diag(adm_eig_basis(v) \ g_x * v), twins, pairs);
      if ~isvector(d)
        g = diag(g);
      end
      g = reshape(g, size(d));
    case 'modes'
      g = adm_blurred(adm_eig_basis(v) \ g_x * v, pairs);
      if ~isreal(v)
        [~, is_known] = adm_eig_phases(v);
        g(~is_known & g == 0) = 3;
      end
    otherwise
      if isreal(v)
        g_x = adm_real(g_x);
      end
      g = adm_couplings(v \ g_x * v, pairs);
  end
end
