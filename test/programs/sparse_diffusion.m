function [u, e] = sparse_diffusion(k, f, c)
  % Diffusion with a conductivity for each piece of a rod.
  n = numel(f);
  A = spdiags([-k(2:end), k(1:end - 1) + k(2:end), -k(1:end - 1)], [-1 0 1], n, n);
  B = sparse(1:n, n:-1:1, 0.1 * f, n, n);
  u = full(A + c * speye(n)) \ f;
  e = sum(sum(full(B) .* u)) + sum(gradient(u, 0.5).^2);
end
%@ at [1; 2; 1.5; 0.7], [1; 0.3; 2], 1.1
