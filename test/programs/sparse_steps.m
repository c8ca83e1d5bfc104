%@ at [1; 2; 0.5; 3], 0.1, 3, [1; 0; -1; 2; 0.5]
%@ at [1; 2; 0.5; 3], 0.1, 0, [1; 0; -1; 2; 0.5]
%@ at zeros(0, 1), 0.1, 2, 1.5
%@ independents k,u
%@ analytic
function z = sparse_steps(k, dt, n, u)
  % implicit steps of diffusion, with a stiffness that depends on the state, and one that does not
  m = numel(k);
  i = [1:m, 2:m + 1, 1:m, 2:m + 1]';
  j = [1:m, 2:m + 1, 2:m + 1, 1:m]';
  M = speye(m + 1);
  z = 0;
  for step = 1:n
    d = k .* (1 + 0.1 * u(1:m, 1));
    K = sparse(i, j, [d; d; -d; -d], m + 1, m + 1);
    A = M + dt * K;
    u = A \ (M * u);
    z = z + sum(u .^ 2) + u.' * (K * u);
  end
  L = sparse(i, j, [k; k; -k; -k], m + 1, m + 1);
  B = M + dt * L;
  for step = 1:n
    u = B \ u;
  end
  z = z + sum(u .^ 3);
end
