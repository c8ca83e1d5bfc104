function [d, s] = qr_iteration(A, x)
  % Eigenvalues by orthogonal factors, kept in several places.
  f.q = eye(size(A));
  parts = cell(1, 2);
  for k = 1:3
    [Q, R] = qr(A);
    A = R * Q;
    f.q = f.q * Q;
  end
  [parts{1}, parts{2}] = qr(A + 1);
  [f.l, f.u, f.p] = lu(A);
  [~, r] = qr([A; x], 0);
  d = diag(A) + parts{2}(1, end) + f.u(end, end);
  s = sum(sum(f.q .* parts{1})) + f.l(end, 1) * r(1, 1);
  if x(1) > 0
    [V, D] = eig(A + A');
    s = s + V(1, 1)^2 * D(1, 1);
  end
end
%@ at [4 1 0.5; 1 3 1; 0.2 1 2], [1 2 3]
%@ at [4 1; 1 3], [-1 2]
