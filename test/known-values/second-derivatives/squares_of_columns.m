function y = squares_of_columns(A)
  y = sum(vecnorm(A).^2);
end
%@ at [0 0; 0 0]
%@ hessian 2*eye(4)
