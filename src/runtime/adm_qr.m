function a_x = adm_qr(a_q, a_r, x, q, r)
% ADM_QR  The adjoint of [q, r] = qr(x), economy size or not.
%   a_x = adm_qr(a_q, a_r, x, q, r): the columns of x that make those of q must be independent (adm_qr_pivots).
%   Source: Walter and Lehmann, "Algorithmic differentiation of linear algebra functions" (2010); for complex x with the
%   diagonal of r held real.
  [square, beside, last] = adm_qr_pivots(q, r, size(x));
  rows = [square, last];
  a_q = conj(a_q + adm_qr_complement(a_q, q, numel(rows)));
  a_r = conj(a_r);
  a_beside = q(:, rows) * a_r(rows, beside);
  a_q(:, rows) = a_q(:, rows) + x(:, beside) * a_r(rows, beside)';
  a_completed = q(:, last) * (a_q(:, last)' * q(:, square));
  q = q(:, square);
  a_q = a_q(:, square) - a_completed;
  m = r(square, square) * a_r(square, square)' - a_q' * q;
  m = tril(m, -1) + tril(m, -1)' + diag(real(diag(m)));
  a_x = conj([(a_q + q * m) / r(square, square)', a_beside]);
end
