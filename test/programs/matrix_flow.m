function [x, z] = matrix_flow(A, x, t)
  % A linear flow, and functions of matrices that are its inverses.
  F = expm(t * A);
  x = F * x;
  G = logm(F + 4 * eye(size(F)));
  H = sqrtm(F * F' + eye(size(F)));
  Y = sylvester(A, H, G);
  z = trace(G * H) + sum(Y(:).^2);
end
%@ at [0.1 0.5; -0.3 0.2], [1; 2], 0.7
%@ at [0.1 0.5 0; -0.3 0.2 0.1; 0 1 0.3], [1; 2; -1], 1.1
