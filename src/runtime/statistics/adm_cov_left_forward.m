function g_z = adm_cov_left_forward(g_x, x, y, w)
% ADM_COV_LEFT_FORWARD  The tangent of z = cov(x, y, w) for x: the counterpart of adm_cov_left.
  if nargin < 4
    w = isscalar(y) && y == 1;
  end
  if isscalar(x) || isscalar(y)
    g_z = adm_cov_forward(g_x, x, w);
    return
  end
  [x, y, rest] = adm_cov_pairs(x, y, w);
  g_z = reshape(g_x, size(x)).' * y ./ rest;
end
