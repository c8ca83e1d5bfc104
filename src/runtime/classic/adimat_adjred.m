function a = adimat_adjred(v, a)
% ADIMAT_ADJRED  Sum an adjoint back to the size of an operand that was expanded; see adm_unbroadcast.
  a = adm_unbroadcast(a, v);
end
