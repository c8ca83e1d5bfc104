function z = groups_of_nothing(x, k, A)
  % Groups of no values, and lengths of rows and columns.
  z = sum(accumarray(k, x, [2 1], @(t) prod(t))) + sum(norm(A, 'rows')) * norm(A, 1, 'cols')(end);
  z = z + sum(norm(A, Inf, 'rows') .* norm(A * 2, 2, 'rows'));
end
%@ at zeros(0, 1), zeros(0, 1), [1 -2; 3 0.5; -0.3 0.7]
%@ at [2; 3], [1; 1], [1.5, 2]
%@ independents x,A
