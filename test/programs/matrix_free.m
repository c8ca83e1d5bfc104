function z = matrix_free(k, b, c)
  x = pcg(@(v) k .* v + c * sum(v), b, 1e-12, 100);
  A = @(v) apply(v, k, c);
  [y, flag] = gmres(A, b, [], 1e-12);
  w = bicgstab(A, x, 1e-13);
  z = [sum(x.^2), sum(y.^3), w' * b, flag];
end

function w = apply(v, k, c)
  w = k .* v;
  w(1) = w(1) + c * v(end);
end
%@ at [2; 3; 5], [1; 2; -1], 0.4
%@ at 3, 2, 0.1
