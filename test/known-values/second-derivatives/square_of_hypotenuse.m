function y = square_of_hypotenuse(x)
  y = hypot(x, 0)^2;
end
%@ at 0
%@ hessian 2
