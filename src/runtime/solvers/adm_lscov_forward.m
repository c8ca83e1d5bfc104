function g_z = adm_lscov_forward(of, g, x, y, w, z)
% ADM_LSCOV_FORWARD  The tangent of z = lscov(x, y, w) by one of its arguments: the counterpart of adm_lscov.
  s = adm_lscov_rows(w);
  switch of
    case 'x'
      g_z = adm_mldivide_forward(s .* g, s .* x, s .* y, z);
    case 'y'
      g_z = (s .* x) \ (s .* g);
    case 'w'
      [~, r] = qr(s .* adm_real(x), 0);
      adm_check_rank(r);
      g_z = r \ (r.' \ (x.' * (g(:) .* (y - x * z))));
  end
end
