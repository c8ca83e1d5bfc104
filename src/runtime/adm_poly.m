function a_x = adm_poly(a_z, x, z)
% ADM_POLY  The adjoint of z = poly(x), the polynomial with the given roots, or with the eigenvalues of a matrix.
%   a_x = adm_poly(a_z, x, z): the coefficient k + 1 has the derivative -b.', b being the k-th matrix of the method of
%   Faddeev and LeVerrier; of roots its diagonal is enough.
  a_x = zeros(size(x));
  isMatrix = ~isvector(x);
  if isMatrix
    one = eye(size(x));
  else
    one = ones(size(x));
  end
  b = one;
  for k = 2:numel(z)
    a_x = a_x - a_z(k) .* b;
    if isMatrix
      b = x.' * b + z(k) .* one;
    else
      b = x .* b + z(k);
    end
  end
end
