function [y, w] = checked_indices(x, table, i, k, mask)
  % Indices whose class is known select one element; of others, masks may select none.
  if ~(isa(i, 'double') && isscalar(i)), error('i must be a number'); end
  validateattributes(k, {'single', 'double'}, {'scalar'});
  assert(isscalar(mask));
  y = zeros(6, 1);
  for step = 1:3
    n = table(i);
    y(i) = x(n) * x(1) + y(i + 1);
    x(n) = sin(x(n)) * step;
    y(i + k) = y(i) * x(k) + x(n);
  end
  w = x(k) * x;
  if islogical(mask)
    w = w * 2;
  else
    y(mask) = x(k + 1) * y(i);
  end
  w(mask) = x(n) * w(1);
end
%@ at [0.4 1.2 -0.7], [2 3 1], 2, 1, 3
%@ at [0.4 1.2 -0.7], [2 3 1], 1, 2, 4
%@ at [0.4 1.2 -0.7], [2 3 1], 3, 1, false
%@ at [0.4 1.2 -0.7], [2 3 1], 2, 2, true
%@ independents x
%@ analytic
