function m = adm_linsolve_part(x, o)
% ADM_LINSOLVE_PART  What linsolve(x, y, o) reads of the matrix x: of triangular ones one half.
%   Which half is read of a matrix that is said to be symmetric or positive definite is a matter of the library.
  for name = {'SYM', 'POSDEF'}
    if isfield(o, name{1}) && o.(name{1})
      error('Adjoinery:linsolve', 'linsolve with the option %s has no derivative rule: x \\ y has one.', name{1});
    end
  end
  m = x;
  if isfield(o, 'LT') && o.LT
    m = tril(x);
  elseif isfield(o, 'UT') && o.UT
    m = triu(x);
  end
end
