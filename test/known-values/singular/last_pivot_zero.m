function z = last_pivot_zero(A)
  % Factors of a singular matrix are smooth where only the last pivot is zero.
  [L, U] = lu(A);
  z = U(2, 2) + 2 * L(2, 1);
end
%@ at [4 2; 2 1]
%@ gradient {[0.25 - 0.25, -0.5; -0.5 + 0.5, 1]}
