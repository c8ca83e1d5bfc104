function y = least_squares(x, A, b)
  % Sum of squares at an exact fit: Hessian by x, where A * x = b
  r = A * x - b;
  y = norm(r)^2;
end
%@ at [1;2], [1 2;3 4;5 6], [5;11;17]
%@ hessian 2*A'*A
