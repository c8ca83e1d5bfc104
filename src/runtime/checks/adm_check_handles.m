function adm_check_handles(x, kind)
% ADM_CHECK_HANDLES  Refuse functions among independents.
%   adm_check_handles(x): an error Adjoinery:independentHandle if x is a function handle, or has one in a field or a cell.
%   It, or a part of it, is indexed with something that independents determine: that would be a call that no derivative
%   was made of.
%   adm_check_handles(x, 'text'): x is given to feval, so that text is an error, too (Adjoinery:independentText).
  if nargin > 1 && ischar(x)
    error('Adjoinery:independentText', ...
      'The text ''%s'' is given for an independent: leave that argument out of the independents.', x);
  end
  adm_check_handles_within(x);
end

function adm_check_handles_within(x)
  if iscell(x)
    cellfun(@adm_check_handles_within, x);
  elseif isstruct(x)
    cellfun(@adm_check_handles_within, struct2cell(x));
  elseif isa(x, 'function_handle')
    error('Adjoinery:independentHandle', ...
      'The function handle %s is, or is a part of, an independent: leave that argument out of the independents.', func2str(x));
  end
end
