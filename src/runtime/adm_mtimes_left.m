function r = adm_mtimes_left(a, x, y)
%ADM_MTIMES_LEFT  Adjoint of X in X * Y.
%   R = ADM_MTIMES_LEFT(A, X, Y) is A * Y.' for matrices, where A is the adjoint of the product; a scalar X gets the
%   sum over all elements.
%   Source: Giles 2008, section 2.2.2; seed 003, section 5.3.2 (no conjugation).
  if numel(x) == 1
    r = sum(a(:) .* y(:));
  else
    r = a * y.';
  end
end
