function a_z = adm_seed(z)
% ADM_SEED  The adjoint of the result that is taken where the caller gives none.
%   a_z = adm_seed(z): 1 (single for single) if z is a scalar number, an error Adjoinery:rounded if it is an integer,
%   otherwise an error Adjoinery:missingSeed.
  if isinteger(z)
    error('Adjoinery:rounded', 'The result is of class %s: integers that the function met have rounded it.', class(z));
  elseif ~isscalar(z) || ~(isfloat(z) || islogical(z))
    error('Adjoinery:missingSeed', ...
      'The adjoint of the result must be given, as the result is no scalar number (size %s, class %s).', ...
      mat2str(size(z)), class(z));
  end
  if isa(z, 'single')
    a_z = single(1);
  else
    a_z = 1;
  end
end
