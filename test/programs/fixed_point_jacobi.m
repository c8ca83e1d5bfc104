%@ at [4 1 0; 1 5 2; 0.5 1 6], [1; 2; 3]
%@ at 3, 2
%@ at zeros(0, 0), zeros(0, 1)
%@ analytic
function z = fixed_point_jacobi(A, b)
  % Jacobi's and the Gauss-Seidel iteration for A * x = b.
  D = diag(diag(A));
  R = A - D;
  x = zeros(size(b));
  %ADiMat <fixed-point tolerance="1e-13"/>
  for k = 1:500
    old = x;
    x = D \ (b - R * x);
    if norm(x - old) <= 1e-15 * norm(x)
      break
    end
  end
  y = b;
  r = Inf;
  while r > 1e-15
    last = y;
    %ADiMat <fixed-point tolerance="1e-13"/>
    for i = 1:numel(b)
      y(i) = (b(i) - A(i, :) * y + A(i, i) * y(i)) / A(i, i);
    end
    r = norm(y - last);
  end
  z = sum(x .* y) + sum(y);
end
