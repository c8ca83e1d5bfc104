function [p, t] = adm_qr_reflections(q, k)
% ADM_QR_REFLECTIONS  What the first k columns of an orthogonal q tell of those behind them: q = [eye(m, k) + p, rest + p * t].
%   [p, t] = adm_qr_reflections(q, k): the library multiplies k reflections, I - y * u * y', of which the first k columns
%   are all that there is to know. An error Adjoinery:qr where one of the reflections is missing, as the column was zero
%   below the diagonal: it jumps there.
%   Source: Ballard et al., "Reconstructing Householder vectors from tall-skinny QR" (2014).
  n = size(q, 1);
  p = q(:, 1:k) - eye(n, k);
  t = p(1:k, :).' \ q(k + 1:n, 1:k).';
  rest = eye(n);
  rest = rest(:, k + 1:n) + p * t;
  if ~all(all(abs(rest - q(:, k + 1:n)) < 1e-8))
    error('Adjoinery:qr', 'The columns of q beyond those of x have no derivative here: use qr(x, 0).');
  end
end
