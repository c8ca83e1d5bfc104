function varargout = adm_check_called(x, called)
% ADM_CHECK_CALLED  Refuse functions where values are indexed.
%   adm_check_called(x): an error Adjoinery:handle if x is a function handle, or an object. It is indexed with something
%   that independents determine: that would be a call that no derivative was made of. Otherwise false, where that is asked for.
%   adm_check_called(x, 'feval'): always an error, as feval would call x.
  if isa(x, 'function_handle')
    error('Adjoinery:handle', ...
      'The function handle %s is called here, of which no derivative was made: name it (--handle).', func2str(x));
  elseif nargin > 1 && ischar(x)
    error('Adjoinery:handle', ...
      'The function %s is called here, of which no derivative was made: name it (--handle).', x);
  elseif nargin > 1
    error('Adjoinery:handle', 'A value of the class ''%s'' is given to feval here: that is no function.', class(x));
  elseif ~(isnumeric(x) || islogical(x) || ischar(x) || iscell(x) || isstruct(x))
    error('Adjoinery:handle', 'An object of the class ''%s'' is called here, of which no derivative was made.', class(x));
  end
  if nargout > 0
    varargout{1} = false;
  end
end
