function z = last_column_dependent(A)
  % The last column may depend on the others.
  [Q, R] = qr(A);
  z = R(1, 2) + Q(2, 2);
end
%@ at [1 1; 1 1]
%@ gradient {[sqrt(2) / 4, -sqrt(2) / 2; -sqrt(2) / 4, -sqrt(2) / 2]}
%@ none
