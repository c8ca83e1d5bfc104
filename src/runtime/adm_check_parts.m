function adm_check_parts(x)
% ADM_CHECK_PARTS  Refuse function handles in an independent.
%   adm_check_parts(x): an error Adjoinery:handlePart if a field or a cell of x is a function handle: a part of x is
%   indexed with something that x determines, which would be a call that no derivative was made of.
  if iscell(x)
    cellfun(@adm_check_part, x);
  elseif isstruct(x)
    cellfun(@adm_check_part, struct2cell(x));
  end
end

function adm_check_part(x)
  if isa(x, 'function_handle')
    error('Adjoinery:handlePart', ...
      'An independent holds the function handle %s: independents hold numbers; give it as another argument.', func2str(x));
  end
  adm_check_parts(x);
end
