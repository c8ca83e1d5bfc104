function a_x = adm_interp1_x(a_z, x, y, xi, method, extrap)
% ADM_INTERP1_X  The adjoint of the places x in z = interp1(x, y, xi, method, extrap).
%   a_x = adm_interp1_x(a_z, x, y, xi, method, extrap): see adm_interp1_y.
  adm_interp1_check(method);
  a_z = double(full(a_z));
  n = size(x);
  [x, y, order, method, extrap] = adm_interp1_options(x, y, method, extrap);
  a_x = zeros(n);
  if any(strcmp(method, {'spline', 'pchip', 'clamped'}))
    a_z = reshape(a_z, numel(xi), size(y, 2));
    total = zeros(numel(x), 1);
    for c = 1:size(y, 2)
      total = total + adm_interp1_moves(x, y(:, c), xi, method, extrap).' * a_z(:, c);
    end
    a_x(order) = total;
    return
  end
  % A place moves the line as if xi moved the other way, in proportion to its weight.
  a_z = sum(reshape(a_z, numel(xi), size(y, 2)) .* adm_interp1_rate(x, y, xi, method, extrap), 2);
  a_x(order) = -(adm_interp1_weights(x, xi, method, extrap) * a_z);
end
