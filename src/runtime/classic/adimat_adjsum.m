function a = adimat_adjsum(a, b)
% ADIMAT_ADJSUM  The sum of two adjoints, through cells and structs; see adm_add.
  if iscell(a) || isstruct(a) || iscell(b) || isstruct(b)
    a = adm_add(a, b);
  else
    a = a + b;
  end
end
