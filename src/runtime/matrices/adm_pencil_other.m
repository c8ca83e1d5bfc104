function y = adm_pencil_other(y)
% ADM_PENCIL_OTHER  The other matrix of eig(x, y), which may turn out to be an option.
%   Errors: Adjoinery:eig where y is text.
  if ischar(y) || isa(y, 'string')
    error('Adjoinery:eig', 'The derivative of eig(x, y) is that of two matrices: write the option ''%s'' in the call itself.', y);
  end
end
