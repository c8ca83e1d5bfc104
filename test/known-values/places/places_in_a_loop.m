function z = places_in_a_loop(x)
  % Each iteration takes other elements of a matrix that changes
  if ndims(x) ~= 2 || size(x, 1) < 2 || size(x, 2) < 2, error('x must be a matrix'); end
  z = 0;
  for k = 1:3
    m = max(x, [], 1);
    [b, i] = min(x(:, 1));
    z = z + k * sum(m) + b * i;
    x = x - m;
  end
end
%@ at [1 5; 4 2; 3 3]
%@ gradient differences
