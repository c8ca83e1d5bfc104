function z = square_root_of_rotated(A)
  % As square_root_by_modes, where the two values are equal up to rounding.
  Q = [0.6 -0.8; 0.8 0.6];
  S = Q * (A + A') / 2 * Q';
  [V, D] = eig((S + S') / 2);
  B = Q' * (V * sqrt(D) * V') * Q;
  z = B(1, 2);
end
%@ at [4 0; 0 4]
%@ gradient {[0 0.125; 0.125 0]}
