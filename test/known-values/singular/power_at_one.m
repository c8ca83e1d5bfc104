function y = power_at_one(x)
  % Its derivative with regard to the base is 1 at an exponent of 1, and 0 at all that are above.
  y = x(1)^x(2);
end
%@ at [0; 1]
%@ gradient {[1; 0]}
%@ hessian [0, -Inf; -Inf, 0]
%@ adjoint
%@ none
