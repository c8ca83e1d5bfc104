function r = adm_mtimes_right(a, x, y)
%ADM_MTIMES_RIGHT  Adjoint of Y in X * Y.
%   R = ADM_MTIMES_RIGHT(A, X, Y) is X.' * A for matrices, where A is the adjoint of the product; a scalar Y gets
%   the sum over all elements.
%   Source: Giles 2008, section 2.2.2; seed 003, section 5.3.2 (no conjugation).
  if numel(y) == 1
    r = sum(a(:) .* x(:));
  else
    r = x.' * a;
  end
end
