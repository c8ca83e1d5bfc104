function q = adm_qr_square(x, y)
% ADM_QR_SQUARE  The orthogonal factor q of [c, r] = qr(x, y), where c = q' * y: see adm_qr_left.
%   q = adm_qr_square(x, y). Errors: Adjoinery:qrOption where y is no matrix but says what qr gives.
  if ~isnumeric(y) || isequal(y, 0)
    error('Adjoinery:qrOption', 'qr has a derivative with options that are written down where it is called: 0, ''econ'' or ''vector''.');
  end
  [q, ~] = qr(x);
end
