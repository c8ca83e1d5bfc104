%@ at [1; 2i; 0.5], 0.1, 2, [1; 0; -1i; 2]
%@ independents k,u
function z = sparse_steps_complex(k, dt, n, u)
  m = numel(k);
  M = speye(m + 1);
  z = 0;
  for step = 1:n
    d = k .* (1 + 0.1 * u(1:m, 1));
    K = sparse([1:m, 2:m + 1, 1:m, 2:m + 1], [1:m, 2:m + 1, 2:m + 1, 1:m], [d; d; -d; -d]);
    A = (M + dt * K)';
    b = M * u;
    u = A \ b;
    v = b.' / (A.' - 2i * M);
    z = z + real(sum(u .^ 2) + u.' * (K * u)) + imag(v * b);
  end
end
