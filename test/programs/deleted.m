function z = deleted(x, A)
  x(2) = [];
  A(:, [1 3]) = [];
  y = x;
  y(end) = [];
  y(y > 100) = [];
  z = sum(x .^ 2) * sum(A(:)) + prod(y);
end
%@ at [1 2 3], [1 2 3; 4 5 6]
%@ at [1; 2; 3; 4], [1 2 3 4]
%@ analytic
