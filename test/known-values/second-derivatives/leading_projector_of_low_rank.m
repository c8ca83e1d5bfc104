function y = leading_projector_of_low_rank(x)
  % The other singular value is zero, and its left vector any of a plane.
  [U, ~, ~] = svd(x, 'econ');
  P = U(:, 1) * U(:, 1)';
  y = sum(sum(P .* magic(3)));
end
%@ at [1 0; 0 0; 0 0]
%@ hessian [0 -4 -10 0 0 0; -4 -6 16 0 0 0; -10 16 -12 0 0 0; 0 0 0 0 4 10; 0 0 0 4 0 0; 0 0 0 10 0 0]
