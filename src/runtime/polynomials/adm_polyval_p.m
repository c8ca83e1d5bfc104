function a_p = adm_polyval_p(a_z, p, x)
% ADM_POLYVAL_P  The adjoint of the coefficients p in z = polyval(p, x).
  a_p = zeros(size(p));
  a_z = a_z(:);
  for k = numel(p):-1:1
    a_p(k) = sum(a_z);
    a_z = a_z .* x(:);
  end
end
