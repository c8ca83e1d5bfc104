function a_y = adm_cov_right(a_z, x, y, w)
% ADM_COV_RIGHT  The adjoint of y in z = cov(x, y, w): see adm_cov_left.
  if isscalar(x) || isscalar(y)
    a_y = zeros(size(y));
    return
  end
  if nargin < 4
    w = 0;
  end
  [x, ~, rest] = adm_cov_pairs(x, y, w);
  a_y = reshape(x * a_z ./ rest, size(y));
end
