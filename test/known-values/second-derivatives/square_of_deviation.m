function y = square_of_deviation(x)
  y = std([x, -x])^2;
end
%@ at 0
%@ hessian 4
