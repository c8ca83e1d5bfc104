function a = adm_sized(a, x)
% ADM_SIZED  An adjoint that a user function gives, which must have the size of its argument.
%   a = adm_sized(a, x): `a` itself; an error Adjoinery:adjointSize where its size is not that of x.
  if ~(ndims(a) == ndims(x) && all(size(a) == size(x)))
    error('Adjoinery:adjointSize', 'An adjoint has size %s, and its argument %s.', mat2str(size(a)), mat2str(size(x)));
  end
end
