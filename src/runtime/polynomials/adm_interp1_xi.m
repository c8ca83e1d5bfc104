function a_xi = adm_interp1_xi(a_z, x, y, xi, method, extrap)
% ADM_INTERP1_XI  The adjoint of the places xi in z = interp1(x, y, xi, method, extrap).
%   a_xi = adm_interp1_xi(a_z, x, y, xi, method, extrap): see adm_interp1_y; at a given place the slope to its right.
  [x, y, ~, method, extrap] = adm_interp1_options(x, y, method, extrap);
  a_xi = reshape(sum(reshape(full(a_z), numel(xi), size(y, 2)) .* adm_interp1_rate(x, y, xi, method, extrap), 2), size(xi));
end
