function z = dependent_columns(A)
  % Vectors behind a column that depends on those before it are anyone's choice.
  [Q, R] = qr(A);
  z = Q(1, 2) + R(2, 3) + Q(3, 3);
end
%@ at [1 2 3; 2 4 6; 3 6 9]
%@ gradient {NaN(3)}
%@ none
