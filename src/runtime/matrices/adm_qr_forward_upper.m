function g_r = adm_qr_forward_upper(g_x, x, q, r)
% ADM_QR_FORWARD_UPPER  The tangent of the second result of [q, r] = qr(x).
  [~, g_r] = adm_qr_forward(g_x, x, q, r);
end
