function [g_q, g_r] = adm_qr_forward(g_x, x, q, r)
% ADM_QR_FORWARD  The tangents of [q, r] = qr(x): the counterpart of adm_qr.
%   [g_q, g_r] = adm_qr_forward(g_x, x, q, r). Errors: Adjoinery:complex where the matrix is real, its direction is not,
%   and it has no more rows than columns: the last column of q jumps there.
  [square, beside, last] = adm_qr_pivots(q, r, size(x));
  if ~isempty(last)
    g_x = adm_real(g_x);
  end
  rows = [square, last];
  below = numel(rows) + 1:size(q, 2);
  g_q = zeros(size(q));
  g_r = zeros(size(r));
  whole = q;
  q = whole(:, square);
  m = g_x(:, square) / r(square, square);
  p = q' * m;
  w = tril(p, -1);
  w = w - w' + diag(1i * imag(diag(p)));
  g_q(:, square) = q * w + m - q * p;
  g_q(:, last) = -q * (g_q(:, square)' * whole(:, last));
  g_r(square, square) = triu((p - w) * r(square, square));
  g_r(rows, beside) = g_q(:, rows)' * x(:, beside) + whole(:, rows)' * g_x(:, beside);
  if ~isempty(below)
    [p, t, signs] = adm_qr_reflections(adm_real(whole), numel(rows));
    g_signed = g_q(:, square) .* signs;
    g_t = p(square, :).' \ (g_signed(below, :) - t.' * g_signed(square, :)).';
    g_q(:, below) = g_signed * t + p * g_t;
  end
end
