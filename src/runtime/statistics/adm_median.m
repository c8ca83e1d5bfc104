function a_x = adm_median(a_z, x, dim)
% ADM_MEDIAN  The adjoint of z = median(x, dim).
%   a_x = adm_median(a_z, x, dim): the element in the middle has all, the two in the middle have half each; none where
%   an element is NaN.
  n = size(x, dim);
  y = adm_fold(x, dim);
  [~, i] = sort(y, 2);
  a_z = reshape(full(a_z), size(y, 1), 1, size(y, 3)) .* ~any(isnan(y), 2);
  a_x = zeros(size(y));
  for k = [floor((n + 1) / 2), floor(n / 2) + 1]
    at = adm_select(i(:, k, :), 2, n);
    a_x(at) = a_x(at) + 0.5 .* a_z;
  end
  a_x = reshape(a_x, size(x));
end
