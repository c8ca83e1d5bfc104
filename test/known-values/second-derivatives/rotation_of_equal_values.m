function y = rotation_of_equal_values(x)
  % The orthogonal matrix next to the unit matrix, whose singular values are all equal.
  [U, ~, V] = svd(x);
  y = sum(sum((U * V') .* magic(3)));
end
%@ at eye(3)
%@ hessian [0 -2 2 2 0 0 -2 0 0; -2 -13 -8 13 -2 7 10 -5 0; 2 -8 -10 6 0 -2 10 0 2; 2 13 6 -13 2 -5 -8 3 0; 0 -2 0 2 0 -2 0 2 0; 0 7 -2 -5 -2 -7 4 7 -2; -2 10 10 -8 0 4 -10 -2 -2; 0 -5 0 3 2 7 -2 -7 2; 0 0 2 0 0 -2 -2 2 0] / 4
%@ none
