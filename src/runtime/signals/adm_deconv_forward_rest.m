function g_r = adm_deconv_forward_rest(g_a, y, a, b, r)
% ADM_DECONV_FORWARD_REST  The tangent of the rest in [b, r] = deconv(y, a) in the direction g_a of a.
%   g_r = adm_deconv_forward_rest(g_a, y, a, b, r): see adm_deconv_rest.
  g_r = zeros(size(r));
  if numel(y) >= numel(a)
    g_r(:) = -conv(g_a(:), b(:)) - conv(a(:), reshape(adm_deconv_forward(g_a, y, a, b), [], 1));
  end
end
