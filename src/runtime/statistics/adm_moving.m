function a_x = adm_moving(a_z, w, isMean, dim)
% ADM_MOVING  The adjoint of z = movmean(x, w) or movsum(x, w), along dimension dim.
%   a_x = adm_moving(a_z, w, isMean, dim): windows of w elements, or of w(1) before and w(2) behind; at the ends they
%   are cut.
  w = adm_window(w);
  n = size(a_z, dim);
  sizes = size(a_z);
  a_z = adm_fold(a_z, dim);
  k = 1:n;
  if isMean
    a_z = a_z ./ (min(n, k + w(2)) - max(1, k - w(1)) + 1);
  end
  total = cat(2, zeros(size(a_z, 1), 1, size(a_z, 3)), cumsum(a_z, 2));
  a_x = reshape(total(:, min(n, k + w(1)) + 1, :) - total(:, max(1, k - w(2)), :), sizes);
end
