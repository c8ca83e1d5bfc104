function z = nuclear_norm(A)
  % The sum of the singular values.
  z = sum(svd(A));
end
%@ at [2 0; 0 2]
%@ gradient {eye(2)}
%@ hessian [0 0 0 0; 0 0.25 -0.25 0; 0 -0.25 0.25 0; 0 0 0 0]
%@ none
