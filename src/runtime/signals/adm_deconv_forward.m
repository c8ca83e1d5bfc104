function g_z = adm_deconv_forward(g_a, y, a, z)
% ADM_DECONV_FORWARD  The tangent of z = deconv(y, a) in the direction g_a of a.
%   g_z = adm_deconv_forward(g_a, y, a, z): see adm_deconv_y.
  g_z = zeros(size(z));
  if numel(y) >= numel(a)
    g_z(:) = -filter(1, a, filter(g_a, 1, z(:)));
  end
end
