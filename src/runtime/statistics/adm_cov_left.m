function a_x = adm_cov_left(a_z, x, y, w)
% ADM_COV_LEFT  The adjoint of x in z = cov(x, y, w), the covariances of the columns of x with those of y.
%   a_x = adm_cov_left(a_z, x, y), adm_cov_left(a_z, x, y, w): a number y is no sample, but w if there is none.
  if nargin < 4
    w = isscalar(y) && y == 1;
  end
  if isscalar(x) || isscalar(y)
    a_x = adm_cov(a_z, x, w);
    return
  end
  [~, y, rest] = adm_cov_pairs(x, y, w);
  a_x = reshape(y * a_z.' ./ rest, size(x));
end
