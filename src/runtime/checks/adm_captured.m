function value = adm_captured(given, name)
% ADM_CAPTURED  The value of a variable that an anonymous function has captured.
%   value = adm_captured(given, name): the value of the variable of that name in the function handle given.
  facts = functions(given);
  value = facts.workspace{1}.(name);
end
