function a_x = adm_cond(a_z, x, z, p)
% ADM_COND  The adjoint of z = cond(x, p), the norm of x times that of its inverse.
%   a_x = adm_cond(a_z, x, z, p): x may have any shape for p = 2.
  if isempty(x)
    a_x = zeros(size(x));
  elseif isnumeric(p) && p == 2
    [u, s, v] = svd(x, 'econ');
    k = min(size(x));
    a_x = real(a_z) ./ s(k, k) .* (conj(u(:, 1)) * v(:, 1).' - z .* (conj(u(:, k)) * v(:, k).'));
  else
    if ~isnumeric(p)
      p = char(p);
    end
    y = inv(x);
    one = norm(x, p);
    other = norm(y, p);
    a_x = adm_norm(a_z .* other, x, one, p) - y.' * adm_norm(a_z .* one, y, other, p) * y.';
  end
end
