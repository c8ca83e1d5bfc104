function a_x = adm_qr(a_q, a_r, x, q, r)
% ADM_QR  The adjoint of [q, r] = qr(x), economy size or not, where the columns of x, or its leading square block, are
%   independent.
%   a_x = adm_qr(a_q, a_r, x, q, r)
%   Source: Walter and Lehmann, "Algorithmic differentiation of linear algebra functions" (2010).
  k = min(size(x));
  square = 1:k;
  beside = k + 1:size(x, 2);
  q = adm_real(q);
  a_q = a_q(:, square) + adm_qr_complement(a_q, q, k);
  q = q(:, square);
  a_beside = q * a_r(square, beside);
  a_q = a_q + x(:, beside) * a_r(square, beside).';
  m = r(square, square) * a_r(square, square).' - a_q.' * q;
  m = tril(m) + tril(m, -1).';
  a_x = [(a_q + q * m) / r(square, square).', a_beside];
end
