function y = squares_of_equal_values(x)
  % The first derivative vanishes with the slope of the square; the second is that of x(2) * (x(1) + x(3)), and not known.
  [V, D] = eig([x(1) x(2); x(2) x(3)]);
  M = V * diag(diag(D).^2) * V';
  y = M(1, 2);
end
%@ at [0; 0; 0]
%@ gradient {[0; 0; 0]}
%@ hessian [0 1 0; 1 0 1; 0 1 0]
%@ none
