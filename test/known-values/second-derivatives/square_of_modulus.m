function y = square_of_modulus(x)
  y = abs(x)^2;
end
%@ at 0
%@ hessian 2
