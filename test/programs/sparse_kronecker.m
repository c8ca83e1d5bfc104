function z = sparse_kronecker(x, y)
% SPARSE_KRONECKER  Products of sparse matrices of which values are zero that vary, weighed with a number that is zero.
  a = sparse([1 2 2], [1 1 2], x(1:3), 2, 2);
  b = sparse([1 2 1], [1 2 2], y, 2, 3);
  c = sparse([1 2 1], [1 2 2], y .* x(1:3), 2, 2);
  p = kron(a, b);
  q = kron(a, b, c) * 0.5;
  r = kron(b, a, c, a);
  s = kron(x(1:3), c) + kron(b, a(:, 1))(1:2, [1 2 3 1 2 3]);
  z = (sum(p(:)) + full(sum(q(:, 3))) + sum(sum(r(:, 1:4).^2)) + s(1, 2) - s(2, 1)) * x(4) + full(p(1, 1));
end
%@ at [1 0 2 0], [0.5 1 0]
%@ at [1 -0.5 2 0.7], [0 1 0.3]
