function y = powers_of_values(x)
  [~, D] = eig([1 x(1); x(1) 1]);
  y = sum(diag(D).^4);
end
%@ at 0
%@ gradient {0}
%@ hessian 24
%@ none
