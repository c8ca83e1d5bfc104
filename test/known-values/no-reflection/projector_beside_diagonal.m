function z = projector_beside_diagonal(A)
  % No column has a reflection: all are zero below the diagonal. Two columns of Q are any basis of what A leaves.
  [Q, ~] = qr(A);
  P = Q(:, 3:4) * Q(:, 3:4)';
  z = sum(sum(P .* magic(4)));
end
%@ at [1 0; 0 2; 0 0; 0 0]
%@ gradient {[0 0; 0 0; -12 -8.5; -17 -11]}
