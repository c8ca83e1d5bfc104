function a = adimat_adjmultl(v, a, f)
% ADIMAT_ADJMULTL  The adjoint of v in v * f.
  if isscalar(v)
    a = a .* f;
    a = sum(a(:));
  else
    a = a * f.';
  end
end
