function fail_unless_scalar(problem, command)
  % FAIL_UNLESS_SCALAR  Throw an error again: one about a seed says that the result must be a number.
  if any(strcmp(problem.identifier, {'Adjoinery:missingSeed', 'Adjoinery:seedSize'}))
    error('Adjoinery:notScalar', '%s needs a result that is one number: take adj.jacobian, or adj.vjp with a seed. %s', command, problem.message);
  end
  rethrow(problem);
end
