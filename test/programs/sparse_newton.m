function [x, r] = sparse_newton(p, x)
  % Newton's method with a sparse Jacobian that is another in each step, by its entries and by its pattern.
  n = numel(x);
  A = 0;
  for k = 1:4
    f = p(1) * x .^ 3 + p(2) * x - 1;
    f(2:n) = f(2:n) - p(3) * x(1:n - 1) .* (k > 1);
    J = sparse(1:n, 1:n, 3 * p(1) * x .^ 2 + p(2), n, n);
    if k > 1
      J = J - p(3) * sparse(2:n, 1:n - 1, 1, n, n);
    end
    A = A + J * (k - 1);
    x = x - J \ f;
  end
  r = sum((A.' * x) .^ 2);
end
%@ at [0.3, 2, 0], [0.4; 0.1; 0.8]
%@ at [0.3, 2, 0.6], [0.4; 0.1; 0.8]
%@ at [0.3, 2, 0.6], zeros(0, 1)
%@ at [0.3, 2, 0.6], 0.4
%@ at [0.3+0.2i, 2, -0.6i], [0.4; 0.1i]
