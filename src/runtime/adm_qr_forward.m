function [g_q, g_r] = adm_qr_forward(g_x, x, q, r)
% ADM_QR_FORWARD  The tangents of [q, r] = qr(x): the counterpart of adm_qr. Columns of q that are not unique stay.
  k = min(size(x));
  square = 1:k;
  beside = k + 1:size(x, 2);
  g_q = zeros(size(q));
  g_r = zeros(size(r));
  q = q(:, square);
  m = g_x(:, square) / r(square, square);
  w = tril(q.' * m, -1);
  w = w - w.';
  g_q(:, square) = q * w + m - q * (q.' * m);
  g_r(square, square) = triu((q.' * m - w) * r(square, square));
  g_r(square, beside) = g_q(:, square).' * x(:, beside) + q.' * g_x(:, beside);
end
