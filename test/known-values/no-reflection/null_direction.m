function z = null_direction(A)
  % The vector that is orthogonal to all columns: the first has no reflection, the second a zero on the diagonal.
  [Q, ~] = qr(A);
  n = Q(:, end);
  z = n(1) * n(2) + n(2)^3 * n(3);
end
%@ at [2 0; 0 0; 0 3]
%@ gradient {[0 0; -0.5 -1 / 3; 0 0]}
