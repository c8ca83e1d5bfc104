function a = adimat_adjred(v, a)
% ADIMAT_ADJRED  Sum an adjoint back to the size of an operand that was expanded; see adm_unbroadcast.
%   Of objects (see adm_is_object), those of a scalar operand are summed; an error Adjoinery:derivativeClass where others
%   would have to be.
  if ~adm_is_object(v, a)
    a = adm_unbroadcast(a, v);
  elseif prod(size(v)) == 1
    a = sum(a(:));
  elseif ~isequal(size(a), size(v))
    error('Adjoinery:derivativeClass', ...
      'An operand of size %s was expanded: its derivative is computed for numbers, not for objects of class %s.', ...
      mat2str(size(v)), class(a));
  end
end
