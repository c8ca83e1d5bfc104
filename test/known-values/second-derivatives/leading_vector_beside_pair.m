function y = leading_vector_beside_pair(x)
  % Nobody reads the vectors of the two equal eigenvalues, which part in second derivatives.
  [V, ~] = eig((x + x') / 2);
  y = V(1, end) * V(2, end);
end
%@ at diag([3 1 1])
%@ hessian [0 -2 0 -2 0 0 0 0 0; -2 0 0 0 2 0 0 0 0; 0 0 0 0 0 1 0 1 0; -2 0 0 0 2 0 0 0 0; 0 2 0 2 0 0 0 0 0; 0 0 1 0 0 0 1 0 0; 0 0 0 0 0 1 0 1 0; 0 0 1 0 0 0 1 0 0; zeros(1, 9)] / 16
%@ none
