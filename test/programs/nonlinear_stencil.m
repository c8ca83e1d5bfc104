function r = nonlinear_stencil(u, alpha, steps)
  % Heat on a plate: a five-point stencil by loops over a matrix, the border fixed.
  [m, n] = size(u);
  for k = 1:steps
    old = u;
    for j = 2:n-1
      for i = 2:m-1
        around = old(i - 1, j) + old(i + 1, j) + old(i, j - 1) + old(i, j + 1);
        u(i, j) = old(i, j) + alpha * (around - 4 * old(i, j)) * (1 + old(i, j)^2);
      end
    end
  end
  r = sum(u(:).^2) / numel(u);
end
%@ at cos(reshape(1:20, 4, 5)), 0.1, 3
%@ at [1 2; 3 4], 0.1, 2
%@ at cos(reshape(1:9, 3, 3)), 0.2, 0
%@ independents u, alpha
%@ analytic
