function c = adm_cofactors(x)
% ADM_COFACTORS  The cofactors of a square matrix, which are the derivative of its determinant, of singular matrices too.
%   c = adm_cofactors(x): 1 of a scalar, of 2 by 2 matrices their elements; det(x) .* inv(x).' where that is exact enough, else from the singular value decomposition.
%   Source: Jacobi's formula, Giles (2008), 2.2.4; Stewart (1998), "On the adjugate matrix".
  if numel(x) == 1
    c = 1;
    return;
  end
  x = full(x);
  if isempty(x)
    c = zeros(size(x));
  elseif numel(x) == 4
    c = [x(4), -x(2); -x(3), x(1)];
  elseif rcond(x) > 1e-8
    c = det(x) .* inv(x).';
  else
    [u, s, v] = svd(x);
    c = (det(u) .* det(v')) .* conj((u .* adm_prod(1, diag(s), 0).') * v');
  end
end
