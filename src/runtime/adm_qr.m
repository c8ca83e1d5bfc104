function a_x = adm_qr(a_q, a_r, x, q, r)
% ADM_QR  The adjoint of [q, r] = qr(x), economy size or not.
%   a_x = adm_qr(a_q, a_r, x, q, r): the columns of x that make those of q must be independent (adm_qr_pivots). A last
%   column that completes a square q makes none: it is what all others leave.
%   Source: Walter and Lehmann, "Algorithmic differentiation of linear algebra functions" (2010).
  [square, beside, last] = adm_qr_pivots(r, size(x));
  q = adm_real(q);
  rows = [square, last];
  a_q = a_q + adm_qr_complement(a_q, q, numel(rows));
  a_beside = q(:, rows) * a_r(rows, beside);
  a_q(:, rows) = a_q(:, rows) + x(:, beside) * a_r(rows, beside).';
  a_completed = q(:, last) * (a_q(:, last).' * q(:, square));
  q = q(:, square);
  a_q = a_q(:, square) - a_completed;
  m = r(square, square) * a_r(square, square).' - a_q.' * q;
  m = tril(m) + tril(m, -1).';
  a_x = [(a_q + q * m) / r(square, square).', a_beside];
end
