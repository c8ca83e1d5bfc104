function y = right_vector_beside_pair(x)
  [~, ~, V] = svd(x);
  y = V(1, 1) * V(2, 1);
end
%@ at diag([3 1 1])
%@ hessian [0 -6 0 -10 0 0 0 0 0; -6 0 0 0 10 0 0 0 0; 0 0 0 0 0 9 0 1 0; -10 0 0 0 6 0 0 0 0; 0 10 0 6 0 0 0 0 0; 0 0 9 0 0 0 3 0 0; 0 0 0 0 0 3 0 3 0; 0 0 1 0 0 0 3 0 0; zeros(1, 9)] / 64
%@ none
