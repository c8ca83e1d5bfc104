function [square, beside, last] = adm_qr_pivots(r, sizes)
% ADM_QR_PIVOTS  The parts of [q, r] = qr(x).
%   [square, beside, last] = adm_qr_pivots(r, size(x)): the columns of x that make those of q, those beside, and the column
%   that completes a square q, if there is one. An error Adjoinery:rank where one of the first depends on those before it: the
%   column of q that it makes jumps.
  k = min(sizes);
  last = k:min(k, (sizes(1) == k) * k);
  square = 1:k - numel(last);
  beside = numel(square) + 1:sizes(2);
  block = r(square, square);
  if any(abs(full(diag(block))).' <= 10 * k * eps(class(r)) .* full(sqrt(sum(abs(block).^2, 1))))
    error('Adjoinery:rank', 'A column of the matrix depends on those before it: its QR factors have no derivative.');
  end
end
