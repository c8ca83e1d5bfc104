function J = stencil_2d(U, k, steps)
  [m, n] = size(U);
  V = U;
  for t = 1:steps
    for i = 2:m - 1
      for j = 2:n - 1
        V(i, j) = U(i, j) + k * (U(i - 1, j) + U(i + 1, j) + U(i, j - 1) + U(i, j + 1) - 4 * U(i, j));
      end
    end
    U = V;
  end
  J = sum(sum(U .^ 2));
end
%@ at magic(4)/10, 0.1, 3
%@ at [1 2; 3 4], 0.1, 3
%@ independents U, k
%@ analytic
