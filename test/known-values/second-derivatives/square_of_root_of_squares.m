function y = square_of_root_of_squares(x)
  y = sqrt(sum(x.^2))^2;
end
%@ at [0 0 0]
%@ hessian 2*eye(3)
