function a_x = adm_gradient(a_z, x, h, k)
% ADM_GRADIENT  The adjoint of x in the k-th result z of gradient(x, ..., h, ...).
%   a_x = adm_gradient(a_z, x, h, k): h is the distance of the points along that dimension, or their places.
  if isvector(x) && k == 1
    dim = adm_dimension(x);
  elseif k < 3
    dim = 3 - k;
  else
    dim = k;
  end
  n = size(x, dim);
  if n == 1
    a_x = zeros(size(x));
    return
  end
  if isscalar(h)
    h = h .* (1:n);
  end
  before = [1, 1:n - 1];
  behind = [2:n, n];
  step = reshape(h(behind) - h(before), 1, n);
  m = sparse([1:n, 1:n], [behind, before], [1 ./ step, -1 ./ step], n, n);
  a_x = adm_along(m.', a_z, dim);
end
