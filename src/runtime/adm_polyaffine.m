function a_x = adm_polyaffine(a_z, x, mu)
% ADM_POLYAFFINE  The adjoint of x in z = polyaffine(x, mu), which is linear in x.
  a_x = zeros(size(x));
  for k = 1:numel(x)
    one = zeros(1, numel(x));
    one(k) = 1;
    a_x(k) = sum(a_z(:) .* reshape(polyaffine(one, mu), [], 1));
  end
end
