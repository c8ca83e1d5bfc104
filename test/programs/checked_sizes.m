function [z, r] = checked_sizes(A, x, c, t)
  % Checks that end in errors tell of sizes as well.
  if ~isscalar(c), error('checked_sizes:c', 'c must be a scalar, not %d numbers', numel(c)); end
  assert(isscalar(t), 't must be a scalar');
  validateattributes(x, {'numeric'}, {'column', 'nonempty'});
  if ndims(A) > 2 || size(A, 2) ~= 2
    error('A needs two columns');
  end
  try
    if ~isequal(size(A), size(x)), error('other sizes'); end
    y = A .* x;
  catch
    y = A * (x(1:2) .* c);
  end
  r = t;
  v = x;
  while sum(v(:)) < 20
    if isrow(v) && numel(v) > 1
      v = [v, c];
    else
      v = [v; t * c];
    end
    r = r * t + c .* t + sum(v);
    if numel(v) > 7, v = v.'; break; end
  end
  y = y + c * v(1) - t .* y;
  if t > 1
    e = [c; t];
  else
    e = c * t;
  end
  e = e .* [c; 2];
  z = sum(e) + c * sum(y(:)) * t + r + sum((v * c).^2);
end
%@ at [1 2; 3 4; 5 6]/3, [0.2; 0.7], 1.2, 0.4
%@ at [1 2]/3, [0.2; 0.7], 1.2, 0.4
%@ at zeros(0, 2), [0.2; 0.7; 0.3], 1.2, 0.4
%@ at [1 2; 3 4]/3, [9; 8; 5], 1.2, 0.4
%@ at [1 2; 3 4]/3, [0.2; 0.1], 0.02, 1.4
%@ independents A, x, c, t
%@ analytic
