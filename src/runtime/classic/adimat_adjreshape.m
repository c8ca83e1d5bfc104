function a = adimat_adjreshape(v, a)
% ADIMAT_ADJRESHAPE  Give an adjoint the shape of a value that was written; a scalar is left to adimat_adjred.
  if ~isscalar(v)
    a = reshape(a, size(v));
  end
end
