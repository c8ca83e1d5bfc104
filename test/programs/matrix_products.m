function z = matrix_products(A, x)
  y = A * x;
  B = A' * A;
  C = A^2;
  k = kron(A, x');
  z = sum(y(:).^2) + trace(B) + sum(sum(C .* B)) + sum(k(:)) * dot(x, y) + 3 * A(1) * x(end);
end
%@ at [1 2; 3 4], [0.5; 0.7]
%@ at 3, 2
