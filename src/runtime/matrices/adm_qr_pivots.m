function [square, beside, last] = adm_qr_pivots(q, r, sizes)
% ADM_QR_PIVOTS  The parts of [q, r] = qr(x).
%   [square, beside, last] = adm_qr_pivots(q, r, size(x)): the columns of x that make those of q, those beside, and the column
%   that completes a square real q, if there is one: it is what all others leave, and no column of x makes it. A complex
%   one has a phase, which makes the diagonal of r real. Errors: Adjoinery:rank where one of the first columns depends on
%   those before it, as the column of q that it makes jumps; Adjoinery:complex where the diagonal of r is not real.
  k = min(sizes);
  last = k:min(k, (sizes(1) == k && isreal(q) && isreal(r)) * k);
  square = 1:k - numel(last);
  beside = numel(square) + 1:sizes(2);
  block = r(square, square);
  scale = full(sqrt(sum(abs(block).^2, 1)));
  if any(abs(full(diag(block))).' <= 10 * k * eps(class(r)) .* scale)
    error('Adjoinery:rank', 'A column of the matrix depends on those before it: its QR factors have no derivative.');
  elseif any(abs(imag(full(diag(block)))).' > 1e-8 * scale)
    error('Adjoinery:complex', 'These QR factors of complex numbers have no derivative rule.');
  end
end
