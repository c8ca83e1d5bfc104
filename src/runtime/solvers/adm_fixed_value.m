function z = adm_fixed_value(x, next, next0)
% ADM_FIXED_VALUE  What a loop has found, as a function of what one more iteration gives.
%   z = adm_fixed_value(x, next, next0): x, where the iteration gives next0. Another next moves x by next - next0: its derivative is
%   that of next.
  if ~isfloat(x) || ~isfloat(next0)
    error('Adjoinery:fixedPoint', 'What the loop of a fixed point gives must be an array of floating-point numbers (it is of class %s).', class(x));
  elseif ~isequal(size(x), size(next0))
    error('Adjoinery:fixedPoint', 'The loop has found no fixed point: one more iteration gives the size %s, not %s.', mat2str(size(next0)), mat2str(size(x)));
  end
  z = x;
  if ~isequal(next, next0)
    z = z + (next - next0);
  end
end
