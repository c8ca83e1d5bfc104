function y = powers_of_singular_values(x)
  [~, S, ~] = svd([1 x(1); x(1) 1]);
  y = sum(diag(S).^4) + sum(svd([1 x(1); x(1) 1]).^4);
end
%@ at 0
%@ gradient {0}
%@ hessian 48
%@ none
