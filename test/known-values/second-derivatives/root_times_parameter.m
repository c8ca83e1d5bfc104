function y = root_times_parameter(x)
  z = fsolve(@(z) z^3 + x(1) * z - x(2), 1, optimset('TolX', 1e-14, 'TolFun', 1e-14));
  y = z * x(1);
end
%@ at [1; 2]
%@ gradient {[3; 1] / 4}
%@ hessian [-15, 9; 9, -3] / 32
