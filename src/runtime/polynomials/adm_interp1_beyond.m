function a_extrap = adm_interp1_beyond(a_z, x, y, xi, extrap)
% ADM_INTERP1_BEYOND  The adjoint of the value beyond all places in z = interp1(x, y, xi, method, extrap).
%   a_extrap = adm_interp1_beyond(a_z, x, y, xi, extrap): zero where extrap is text; x is [] for interp1(y, xi, …).
  a_extrap = adm_zeros(extrap);
  if isnumeric(extrap)
    x = adm_interp1_options(x, y, 'linear', extrap);
    isBeyond = interp1(x, zeros(size(x)), xi(:), 'linear', 1) == 1;
    a_z = reshape(full(a_z), numel(xi), []);
    a_extrap = a_extrap + sum(sum(a_z(isBeyond, :)));
  end
end
