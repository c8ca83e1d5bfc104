function a_c = adm_polyvalm_c(a_z, c, x)
% ADM_POLYVALM_C  The adjoint of the coefficients c in z = polyvalm(c, x), for a square matrix x.
  a_c = zeros(size(c));
  power = eye(size(x));
  for k = numel(c):-1:1
    a_c(k) = sum(sum(a_z .* power));
    power = power * x;
  end
end
