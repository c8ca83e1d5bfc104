function adm_check_handle(given, text, own, values, captured)
% ADM_CHECK_HANDLE  Refuse another function than the one that a derivative was made of.
%   adm_check_handle(given, text, own, values, captured): an error Adjoinery:handle unless given is the function handle that
%   text says: one of the same name, or an anonymous function of the same text, whatever its spaces. It has captured the
%   variables that are named in own, with these values, and those in captured, and no others.
  if ~isa(given, 'function_handle')
    error('Adjoinery:handle', 'The derivative was made for the function handle %s, not for a value of class %s.', text, class(given));
  end
  if text(2) == '('
    wanted = func2str(str2func(text));
  else
    wanted = text(2:end);
  end
  found = func2str(given);
  if ~strcmp(regexprep(found, '^@(?!\()|\s', ''), regexprep(wanted, '\s', ''))
    error('Adjoinery:handle', 'The derivative was made for the function handle %s, not for %s.', text, found);
  end
  if nargin < 3
    return;
  end
  facts = functions(given);
  kept = struct();
  if isfield(facts, 'workspace') && ~isempty(facts.workspace)
    kept = facts.workspace{1};
  end
  if ~isequal(sort(fieldnames(kept)), sort([own(:); captured(:)]))
    error('Adjoinery:handle', 'The function handle %s has captured other variables than those that the derivative knows.', text);
  end
  for k = 1:numel(own)
    if ~isequaln(kept.(own{k}), values{k})
      error('Adjoinery:handle', 'The function handle %s has captured another value of %s than the argument.', text, own{k});
    end
  end
end
