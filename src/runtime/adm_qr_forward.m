function [g_q, g_r] = adm_qr_forward(g_x, x, q, r)
% ADM_QR_FORWARD  The tangents of [q, r] = qr(x): the counterpart of adm_qr.
  [square, beside, last] = adm_qr_pivots(r, size(x));
  rows = [square, last];
  below = numel(rows) + 1:size(q, 2);
  g_q = zeros(size(q));
  g_r = zeros(size(r));
  whole = adm_real(q);
  q = whole(:, square);
  m = g_x(:, square) / r(square, square);
  w = tril(q.' * m, -1);
  w = w - w.';
  g_q(:, square) = q * w + m - q * (q.' * m);
  g_q(:, last) = -q * (g_q(:, square).' * whole(:, last));
  g_r(square, square) = triu((q.' * m - w) * r(square, square));
  g_r(rows, beside) = g_q(:, rows).' * x(:, beside) + whole(:, rows).' * g_x(:, beside);
  if ~isempty(below)
    [p, t] = adm_qr_reflections(whole, numel(rows));
    g_t = p(square, :).' \ (g_q(below, square) - t.' * g_q(square, square)).';
    g_q(:, below) = g_q(:, square) * t + p * g_t;
  end
end
