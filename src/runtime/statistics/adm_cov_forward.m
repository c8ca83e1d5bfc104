function g_z = adm_cov_forward(g_x, x, w)
% ADM_COV_FORWARD  The tangent of z = cov(x): the counterpart of adm_cov.
  if isscalar(x)
    g_z = 0;
    return
  end
  y = adm_cov_columns(x);
  part = reshape(g_x, size(y)).' * y ./ (size(y, 1) - 1 + w);
  g_z = part + part.';
end
