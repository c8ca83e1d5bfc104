function z = soft_threshold(A)
  % The proximal step of the nuclear norm at equal singular values.
  [U, S, V] = svd(A);
  B = U * max(S - 1, 0) * V';
  z = B(1, 2) + 2 * B(2, 1) + B(1, 1)^2;
end
%@ at [3 0; 0 3]
%@ gradient differences
