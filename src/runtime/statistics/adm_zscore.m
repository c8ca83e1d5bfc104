function a_x = adm_zscore(a_z, x, z, w, dim)
% ADM_ZSCORE  The adjoint, and the tangent, of z = zscore(x, w, dim).
%   a_x = adm_zscore(a_z, x, z, w, dim): the Jacobian is symmetric. Where all elements are equal only their mean
%   is subtracted.
  if isempty(x)
    a_x = zeros(size(x));
    return
  end
  a_z = full(a_z);
  x = full(x);
  z = full(z);
  if isempty(w)
    w = 0;
  end
  n = size(x, dim);
  s = std(adm_real(x), w, dim);
  s(s == 0) = 1;
  a_x = (a_z - sum(a_z, dim) ./ n - z .* (sum(a_z .* z, dim) ./ max(n - 1 + w, 1))) ./ s;
end
