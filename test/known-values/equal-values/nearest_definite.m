function z = nearest_definite(A)
  % The nearest positive semidefinite matrix; two of the positive values are equal.
  [V, D] = eig((A + A') / 2);
  B = V * max(D, 0) * V';
  z = B(1, 2) + B(1, 3) + B(1, 1)^2;
end
%@ at [3 0 0; 0 3 0; 0 0 -1]
%@ gradient differences
