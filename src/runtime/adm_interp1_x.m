function a_x = adm_interp1_x(a_z, x, y, xi, method, extrap)
% ADM_INTERP1_X  The adjoint of the places x in z = interp1(x, y, xi, method, extrap).
%   a_x = adm_interp1_x(a_z, x, y, xi, method, extrap): see adm_interp1_y; not for curves.
  n = size(x);
  [x, y, order, method, extrap] = adm_interp1_options(x, y, method, extrap);
  adm_interp1_check_straight(method);
  % A place moves the line as if xi moved the other way, in proportion to its weight.
  a_z = sum(reshape(a_z, numel(xi), []) .* adm_interp1_rate(x, y, xi, method, extrap), 2);
  a_x = zeros(n);
  a_x(order) = -(adm_interp1_weights(x, xi, method, extrap) * a_z);
end
