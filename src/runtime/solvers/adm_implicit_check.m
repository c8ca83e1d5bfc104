function adm_implicit_check(x, y, slope)
% ADM_IMPLICIT_CHECK  Refuses the derivative of what solves no equation, or one that does not determine it.
%   adm_implicit_check(x, y, slope): slope must be a regular square Jacobian, and Newton's step from x must be small:
%   it is not where the solver has found a jump, a pole or the least residual instead of a zero.
  if numel(x) ~= numel(y)
    error('Adjoinery:solver', 'A system of %d equations for %d unknowns has no derivative rule.', numel(y), numel(x));
  end
  if ~all(isfinite(slope(:)))
    error('Adjoinery:solver', 'The function that is solved has no slope, or none that can be found, at its zero.');
  end
  if rcond(slope) < eps
    error('Adjoinery:solver', 'The zero has no derivative: the slope of the function is singular there.');
  end
  if ~(norm(slope \ y(:)) <= 1e-3 .* (1 + norm(x(:))))
    error('Adjoinery:solver', 'What the solver has found is no zero of its function.');
  end
end
