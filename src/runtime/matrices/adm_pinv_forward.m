function g_z = adm_pinv_forward(g_x, x, z)
% ADM_PINV_FORWARD  The tangent of z = pinv(x): the counterpart of adm_pinv.
  left = eye(size(x, 1)) - x * z;
  right = eye(size(x, 2)) - z * x;
  g_z = -z * g_x * z + (z * z') * g_x' * left + right * g_x' * (z' * z);
end
