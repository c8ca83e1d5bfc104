function z = checked_arguments(x, n)
  % Checks of arguments stay as they are, once.
  if ~isnumeric(x)
    error('checked:type', 'a number, please');
  end
  if n < 0, error('negative'); end
  assert(n < 100, 'too many: %d', n);
  validateattributes(x, {'numeric'}, {'vector'});
  z = 0;
  for k = 1:n
    if k > numel(x)
      warning('off', 'checked:short');
      warning('checked:short', 'short');
      z = z * x(1);
    else
      z = z + x(k) ^ k;
    end
  end
end
%@ at [0.7 1.3 0.4], 3
%@ at [0.7 1.3 0.4], 5
%@ at 2, 0
%@ independents x
%@ analytic
