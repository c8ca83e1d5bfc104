function z = deleted_from_matrix(x)
  y = x .^ 2;
  y(x > 2.5) = [];
  x([1 4]) = [];
  z = [y(:); 2 * x(:)] * y(2);
end
%@ at [1 -2 3; -4 5 -6]
%@ at [1 -2 3 5 1]
%@ at [1; -2; 3; 4]
