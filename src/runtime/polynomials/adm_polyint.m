function a_x = adm_polyint(a_z, x)
% ADM_POLYINT  The adjoint of the coefficients x in z = polyint(x, k).
  a_x = reshape(a_z(1:numel(x)), size(x)) ./ reshape(numel(x):-1:1, size(x));
end
