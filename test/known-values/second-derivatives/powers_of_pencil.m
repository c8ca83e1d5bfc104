function y = powers_of_pencil(x)
  [~, D] = eig([1 x(1); x(1) 1], [2 0; 0 2]);
  y = sum(diag(D).^4);
end
%@ at 0
%@ gradient {0}
%@ hessian 1.5
%@ none
