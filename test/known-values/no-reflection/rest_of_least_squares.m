function z = rest_of_least_squares(A)
  % The sum of squares that a least-squares solution leaves.
  [Q, ~] = qr(A);
  c = Q' * [1; 2; 3];
  z = sum(c(3:end).^2);
end
%@ at [1 2; 0 3; 0 0]
%@ gradient differences
