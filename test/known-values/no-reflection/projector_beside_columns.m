function z = projector_beside_columns(A)
  % The projector onto what the columns of a matrix leave; the first column is zero below the diagonal.
  [Q, ~] = qr(A);
  z = sum(sum(Q(:, 3) * Q(:, 3)' .* magic(3)));
end
%@ at [1 2; 0 3; 0 4]
%@ gradient {[0 0; 4.5952 -1.1776; -3.4464 0.8832]}
%@ hessian [0 -4.5952 3.4464 0 0 0; -4.5952 14.907392 -8.882944 1.1776 -0.989696 0.153472; 3.4464 -8.882944 4.939008 -0.8832 -0.406528 0.746496; 0 1.1776 -0.8832 0 0 0; 0 -0.989696 -0.406528 0 1.026048 -0.475136; 0 0.153472 0.746496 0 -0.475136 0.135552]
