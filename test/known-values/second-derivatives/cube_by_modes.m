function y = cube_by_modes(x)
  [V, D] = eig([1 x(1); x(1) 1]);
  B = V * D^3 * V';
  y = B(1, 1);
end
%@ at 0
%@ gradient {0}
%@ hessian 6
%@ none
