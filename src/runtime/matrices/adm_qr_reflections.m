function [p, t, signs] = adm_qr_reflections(q, k)
% ADM_QR_REFLECTIONS  What the first k columns of an orthogonal q tell of those behind them.
%   [p, t, signs] = adm_qr_reflections(q, k): q is [(eye(m, k) + p) .* signs, rest + p * t]. The library multiplies k reflections,
%   I - y * u * y', of which the first k columns are all that there is to know. It leaves one out where a
%   column is zero below the diagonal; beside such a point it is the reflection that turns the sign of that column of q alone. So
%   p and t belong to q with that sign turned: signs is a row with -1 for these columns, and what stands behind them does not
%   jump. An error Adjoinery:qr where q does not come from such reflections.
%   Source: Ballard et al., "Reconstructing Householder vectors from tall-skinny QR" (2014).
  n = size(q, 1);
  signs = adm_qr_signs(q(1:k, 1:k));
  q_signed = q(:, 1:k) .* signs;
  p = q_signed - eye(n, k);
  t = p(1:k, :).' \ q_signed(k + 1:n, :).';
  rest = eye(n);
  rest = rest(:, k + 1:n) + p * t;
  if ~all(all(abs(rest - q(:, k + 1:n)) < 1e-8))
    error('Adjoinery:qr', 'The columns of q beyond those of x have no derivative here: use qr(x, 0).');
  end
end
