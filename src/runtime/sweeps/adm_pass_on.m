function adm_pass_on(problem)
% ADM_PASS_ON  Raise an error again that the derivative has, and not the function.
%   adm_pass_on(problem): nothing, unless the identifier of the error begins with 'Adjoinery:'. Stands first in the handlers
%   of the function: what they would make of such an error is no result of it.
  if strncmp(problem.identifier, 'Adjoinery:', 10)
    rethrow(problem);
  end
end
