function z = early_pivot_zero(A)
  % The second column is twice the first: what stands below its pivot is anyone's choice.
  [L, U, P] = lu(A);
  z = U(3, 3) + L(3, 2);
end
%@ at [1 2 3; 2 4 1; 3 6 2]
%@ gradient {NaN(3)}
%@ none
