function g_z = adm_cov_right_forward(g_y, x, y, z, w)
% ADM_COV_RIGHT_FORWARD  The tangent of z = cov(x, y, w) for y: the counterpart of adm_cov_right.
  if isscalar(x) || isscalar(y)
    g_z = zeros(size(z));
    return
  end
  if nargin < 5
    w = 0;
  end
  [x, y, rest] = adm_cov_pairs(x, y, w);
  g_z = x.' * reshape(g_y, size(y)) ./ rest;
end
