function a_x = adm_qr(a_q, a_r, x, q, r)
% ADM_QR  The adjoint of [q, r] = qr(x), economy size or not.
%   a_x = adm_qr(a_q, a_r, x, q, r): the columns of x that make those of q must be independent (adm_qr_pivots). Where x is real
%   though seeds are complex, its imaginary part may be zero by chance: the last column of q, which completes a real matrix,
%   has a phase as soon as that moves.
%   Source: Walter and Lehmann, "Algorithmic differentiation of linear algebra functions" (2010); for complex x with the
%   diagonal of r held real.
  [square, beside, last] = adm_qr_pivots(q, r, size(x));
  if isempty(last) || isreal(a_q) && isreal(a_r)
    a_x = adm_qr_part(a_q, a_r, x, q, r, square, beside, last);
  else
    a_x = adm_qr_part(real(a_q), real(a_r), x, q, r, square, beside, last);
    imaginary = adm_qr_part(1i .* imag(a_q), 1i .* imag(a_r), x, q, r, [square, last], beside(2:end), last([]));
    a_x = complex(a_x, imag(imaginary));
  end
end

function a_x = adm_qr_part(a_q, a_r, x, q, r, square, beside, last)
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
