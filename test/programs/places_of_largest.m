function z = places_of_largest(v, A, B)
  % Largest and smallest elements of columns, rows and matrices of known shapes, of variables that change too
  if ~iscolumn(v) || isempty(v), error('v must be a column'); end
  if ndims(A) ~= 2 || size(A, 1) < 2 || size(A, 2) < 2, error('A must be a matrix'); end
  if ndims(B) ~= 2 || size(B, 1) < 2 || size(B, 2) < 2, error('B must be a matrix'); end
  r = v.';
  z = max(v) + exp(min(r) / 10) + max(r, [], 2)^2;
  m = max(A);
  n = min(B, [], 2);
  for k = 1:2
    [t, i] = max(m);
    m = m / 2 + t;
    A = A .* max(A, [], 1);
    z = z + i * t + sum(min(A, [], 2)) / 10;
    [t, k2] = min(n);
    n(k2) = sin(t);
  end
  z = z + sum(m) * sum(n);
end
%@ at [2; 5; 1], [1 7 3; 4 2 9], [3 1; 2 8; 5 4]
%@ at 2, [1 4; 3 2], [1 2; 4 3]
