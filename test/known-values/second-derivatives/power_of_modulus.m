function y = power_of_modulus(x)
  y = abs(x)^1.5;
end
%@ at 0
%@ gradient {0}
%@ hessian Inf
%@ none
