function a_x = adm_moments(a_z, x, order, flag, dim)
% ADM_MOMENTS  The adjoint of z = skewness(x, flag, dim), order 3, or kurtosis(x, flag, dim), order 4.
%   a_x = adm_moments(a_z, x, order, flag, dim): none where all elements are equal, and the result is NaN.
  if isempty(flag)
    flag = 1;
  end
  x = full(x);
  n = size(x, dim);
  y = adm_real(x) - sum(x, dim) ./ n;
  m2 = sum(y.^2, dim) ./ n;
  isEqual = m2 == 0;
  m2 = m2 + isEqual;
  moment = sum(y.^order, dim) ./ n;
  lower = sum(y.^(order - 1), dim) ./ n;
  if flag ~= 0
    part = 1;
  elseif order == 3
    part = sqrt(n .* (n - 1)) ./ (n - 2);
  else
    part = (n - 1) .* (n + 1) ./ ((n - 2) .* (n - 3));
  end
  scale = part .* full(a_z) .* ~isEqual .* order ./ (n .* m2.^(order ./ 2));
  a_x = scale .* (y.^(order - 1) - lower - moment .* y ./ m2);
end
