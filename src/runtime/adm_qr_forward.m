function [g_q, g_r] = adm_qr_forward(g_x, x, q, r)
% ADM_QR_FORWARD  The tangents of [q, r] = qr(x): the counterpart of adm_qr.
  k = min(size(x));
  square = 1:k;
  beside = k + 1:size(x, 2);
  below = k + 1:size(q, 2);
  g_q = zeros(size(q));
  g_r = zeros(size(r));
  whole = adm_real(q);
  q = q(:, square);
  m = g_x(:, square) / r(square, square);
  w = tril(q.' * m, -1);
  w = w - w.';
  g_q(:, square) = q * w + m - q * (q.' * m);
  g_r(square, square) = triu((q.' * m - w) * r(square, square));
  g_r(square, beside) = g_q(:, square).' * x(:, beside) + q.' * g_x(:, beside);
  if ~isempty(below)
    [p, t] = adm_qr_reflections(whole, k);
    g_t = p(square, :).' \ (g_q(below, square) - t.' * g_q(square, square)).';
    g_q(:, below) = g_q(:, square) * t + p * g_t;
  end
end
