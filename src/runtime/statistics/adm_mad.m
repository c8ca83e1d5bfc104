function a_x = adm_mad(a_z, x, w, dim)
% ADM_MAD  The adjoint of z = mad(x, w, dim).
%   a_x = adm_mad(a_z, x, w, dim): of the mean of the distances from the mean, or if w is 1 of the median of those from
%   the median.
  a_z = full(a_z);
  x = full(adm_real(x));
  if isequal(double(w), 1)
    distance = x - median(x, dim);
    a_x = adm_abs(adm_median(a_z, abs(distance), dim), distance);
    a_x = a_x - adm_median(sum(a_x, dim), x, dim);
  else
    n = size(x, dim);
    a_x = adm_abs(a_z ./ n, x - sum(x, dim) ./ n);
    a_x = a_x - sum(a_x, dim) ./ n;
  end
end
