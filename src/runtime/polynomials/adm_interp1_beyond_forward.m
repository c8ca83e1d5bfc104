function g_z = adm_interp1_beyond_forward(g, x, y, xi, z, extrap)
% ADM_INTERP1_BEYOND_FORWARD  The tangent of z = interp1(x, y, xi, method, extrap) in a direction of extrap.
%   g_z = adm_interp1_beyond_forward(g, x, y, xi, z, extrap): see adm_interp1_beyond.
  g_z = zeros(numel(xi), numel(z) / max(1, numel(xi)));
  if isnumeric(extrap)
    x = adm_interp1_options(x, y, 'linear', extrap);
    isBeyond = interp1(x, zeros(size(x)), xi(:), 'linear', 1) == 1;
    g_z(isBeyond, :) = g;
  end
  g_z = reshape(g_z, size(z));
end
