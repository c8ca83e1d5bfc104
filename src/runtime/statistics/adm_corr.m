function a_x = adm_corr(a_z, x, y)
% ADM_CORR  The adjoint of x in z = corr(x, y), the correlations of the columns of x with those of y.
%   a_x = adm_corr(a_z, x, y): the columns that correlate are taken to length one, which takes away what changes the
%   length only.
  if isscalar(x)
    a_x = 0;
    return
  end
  [u, len] = adm_corr_units(x);
  a_u = adm_corr_units(y) * full(a_z).';
  a_x = reshape((a_u - u .* sum(u .* a_u, 1)) ./ len, size(x));
end
