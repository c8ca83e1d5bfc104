function a_x = adm_polyaffine(a_z, x, mu)
% ADM_POLYAFFINE  The adjoint of x in z = polyaffine(x, mu), which is linear in x.
%   a_x = adm_polyaffine(a_z, x, mu): z(t) = x((t - mu(1)) / mu(2)), so that the coefficient of x of degree k has the sum of
%   the adjoints times the coefficients of ((t - mu(1)) / mu(2))^k. Taken off one by one, they are first elements of a
%   vector b that begins as the adjoints by rising degree: multiplying by (t - mu(1)) / mu(2) sends b(j) to
%   (b(j + 1) - mu(1) * b(j)) / mu(2).
  n = numel(x);
  b = reshape(a_z, 1, n);
  b = b(n:-1:1);
  a_x = zeros(size(x));
  for k = n:-1:1
    a_x(k) = b(1);
    b = (b(2:end) - mu(1) .* b(1:end - 1)) ./ mu(2);
  end
end
