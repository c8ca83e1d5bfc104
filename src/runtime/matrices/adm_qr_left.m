function q = adm_qr_left(x)
% ADM_QR_LEFT  The orthogonal factor q of [q, r] = qr(x, 0): qr with one result gives something else.
  [q, ~] = qr(x, 0);
end
