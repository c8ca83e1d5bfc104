function y = leading_element_of_low_rank(x)
  % An element of the nearest matrix of rank one, where the matrix has that rank.
  [U, S, V] = svd(x);
  y = U(1, 1) * S(1, 1) * V(1, 1);
end
%@ at ones(2, 3)
%@ hessian [6 -2 0 -2 0 -2; -2 -2 1 1 1 1; 0 1 0 1 -3 1; -2 1 1 -2 1 1; 0 1 -3 1 0 1; -2 1 1 1 1 -2] / 18
