function z = adm_fixed_value(x, next, next0, tolerance)
% ADM_FIXED_VALUE  What a loop has found, as a function of what its iteration makes of it.
%   z = adm_fixed_value(x, next, next0): x. Its derivative is that of next, what one more iteration gives, which is next0; another
%   next moves it by next - next0.
%   z = adm_fixed_value(x, next, next0, tolerance): x must be a fixed point, which one more iteration gives again: an error
%   Adjoinery:fixedPoint if it changes by more than the tolerance, times the norm of x.
  if ~isfloat(x) || ~isfloat(next0)
    error('Adjoinery:fixedPoint', 'What the loop has found must be an array of floating-point numbers (found class %s).', class(x));
  elseif ~isequal(size(x), size(next0))
    error('Adjoinery:fixedPoint', 'One more iteration of the loop gives the size %s, not %s: it has found no fixed point.', mat2str(size(next0)), mat2str(size(x)));
  elseif nargin > 3
    change = norm(full(next0(:) - x(:)));
    if ~(change <= tolerance * norm(full(x(:))))
      error('Adjoinery:fixedPoint', 'The loop has found no fixed point: one more iteration changes a value by %g, its norm is %g, and the tolerance %g.', change, norm(full(x(:))), tolerance);
    end
  end
  z = x;
  if ~isequal(next, next0)
    z = z + (next - next0);
  end
end
