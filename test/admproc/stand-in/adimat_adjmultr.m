function a = adimat_adjmultr(v, f, a)
% ADIMAT_ADJMULTR  The adjoint of v in f * v.
  if isscalar(v)
    a = f .* a;
    a = sum(a(:));
  else
    a = f.' * a;
  end
end
