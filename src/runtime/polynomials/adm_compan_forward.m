function g_z = adm_compan_forward(g_x, x, z)
% ADM_COMPAN_FORWARD  The tangent of z = compan(x): the counterpart of adm_compan.
  g_z = zeros(size(z));
  if numel(x) > 1
    g_z(1, :) = (x(2:end) .* g_x(1) ./ x(1) - g_x(2:end)) ./ x(1);
  end
end
