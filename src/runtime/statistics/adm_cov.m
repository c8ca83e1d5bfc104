function a_x = adm_cov(a_z, x, w)
% ADM_COV  The adjoint of z = cov(x), the covariances of the columns of x, or the variance of a vector.
%   a_x = adm_cov(a_z, x, w): divided by n - 1 + w.
  if isscalar(x)
    a_x = 0;
    return
  end
  y = adm_cov_columns(x);
  a_x = reshape(y * (a_z + a_z.') ./ (size(y, 1) - 1 + w), size(x));
end
