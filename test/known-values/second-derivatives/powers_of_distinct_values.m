function y = powers_of_distinct_values(x)
  [~, D] = eig([1 x(1); x(1) 1]);
  [~, S, ~] = svd([1 x(1); x(1) 1]);
  y = sum(diag(D).^4) + sum(diag(S).^4);
end
%@ at 0.3
%@ gradient {2 * (4 * 1.3^3 - 4 * 0.7^3)}
%@ hessian 2 * (12 * 1.3^2 + 12 * 0.7^2)
