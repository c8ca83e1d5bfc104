function a = adimat_adjsum(a, b)
% ADIMAT_ADJSUM  The sum of two adjoints.
  a = a + b;
end
