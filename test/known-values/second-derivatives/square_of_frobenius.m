function y = square_of_frobenius(A)
  y = norm(A, 'fro')^2;
end
%@ at [0 0; 0 0]
%@ hessian 2*eye(4)
