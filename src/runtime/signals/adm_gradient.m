function a_x = adm_gradient(a_z, x, h, k)
% ADM_GRADIENT  The adjoint of x in the k-th result z of gradient(x, ..., h, ...).
%   a_x = adm_gradient(a_z, x, h, k): h is the distance of the points along that dimension, or their places.
  [m, step, dim] = adm_gradient_steps(x, h, k);
  a_x = adm_along(m.' * diag(sparse(1 ./ step)), a_z, dim);
end
