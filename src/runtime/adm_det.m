function a_x = adm_det(a_z, x, z)
% ADM_DET  The adjoint of z = det(x), of singular matrices too.
%   Source: Jacobi's formula; the cofactors of nearly singular matrices from the singular value decomposition, Stewart
%   (1998), "On the adjugate matrix".
  if isempty(x)
    a_x = zeros(size(x));
  elseif rcond(full(x)) > 1e-8
    a_x = (a_z .* z) .* inv(x).';
  else
    [u, s, v] = svd(full(x));
    s = diag(s);
    others = adm_prod(1, s, 0);
    a_x = (a_z .* det(u) .* det(v')) .* conj((u .* others.') * v');
  end
end
