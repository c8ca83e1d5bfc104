function z = square_root_by_modes(A)
  % The square root of a positive definite matrix, here a multiple of the identity.
  [V, D] = eig((A + A') / 2);
  B = V * sqrt(D) * V';
  z = B(1, 2);
end
%@ at [4 0; 0 4]
%@ gradient {[0 0.125; 0.125 0]}
