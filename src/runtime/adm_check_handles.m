function adm_check_handles(x)
% ADM_CHECK_HANDLES  Refuse function handles among independents.
%   adm_check_handles(x): an error Adjoinery:independentHandle if x is a function handle, or has one in a field or a cell. It, or a
%   part of it, is indexed with something that independents determine: that would be a call that no derivative was made
%   of.
  if iscell(x)
    cellfun(@adm_check_handles, x);
  elseif isstruct(x)
    cellfun(@adm_check_handles, struct2cell(x));
  elseif isa(x, 'function_handle')
    error('Adjoinery:independentHandle', ...
      'The function handle %s is, or is a part of, an independent: leave that argument out of the independents.', func2str(x));
  end
end
