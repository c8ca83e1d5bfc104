function [e, flag] = solved_iteratively(k, f, w)
  % Iterations that solve equations: a conjugate gradient step in each of three loads, and a fit with positive weights.
  n = numel(f);
  A = diag(k(1:n) + k(2:n+1)) - diag(k(2:n), 1) - diag(k(2:n), -1);
  e = 0;
  for load = 1:3
    [u, flag] = pcg(A, f * load, 1e-13, 50);
    e = e + u' * f / load;
  end
  v = bicgstab(A + 0.1 * tril(A), f, 1e-13, 50);
  c = lsqnonneg([A; w * eye(n)], [f; v]);
  e = e + sum(c.^2) + v' * gls(f, A, eye(n));
end
%@ at [2; 3; 1; 2], [1; 0.5; 2], 0.7
%@ independents k, f, w
%@ dependents e
