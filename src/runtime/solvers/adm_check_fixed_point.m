function adm_check_fixed_point(x, next, tolerance)
% ADM_CHECK_FIXED_POINT  Refuse what is no fixed point.
%   adm_check_fixed_point(x, next, tolerance): an error Adjoinery:fixedPoint unless one more iteration, which has made next of x,
%   changes it by no more than the tolerance, times the norm of x.
  if ~isfloat(x) || ~isfloat(next)
    error('Adjoinery:fixedPoint', 'What the loop of a fixed point hands on must be an array of floating-point numbers (it is of class %s).', class(x));
  elseif ~isequal(size(x), size(next))
    error('Adjoinery:fixedPoint', 'The loop has found no fixed point: one more iteration gives the size %s, not %s.', mat2str(size(next)), mat2str(size(x)));
  end
  change = norm(full(next(:) - x(:)));
  if ~(change <= tolerance * norm(full(x(:))))
    error('Adjoinery:fixedPoint', 'The loop has found no fixed point: one more iteration changes a value of the norm %g by %g, and the tolerance is %g.', norm(full(x(:))), change, tolerance);
  end
end
