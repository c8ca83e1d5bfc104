function [a_rho, nr_J] = h_fem(rho, nodes, tri, f, free, target, a_J)
% H_FEM  Adjoint of fem by hand.
%   [a_rho, nr_J] = h_fem(rho, nodes, tri, f, free, target, a_J): one solve with the transposed matrix. The adjoint of each
%   element's entries is the product of two solutions at its corners: no matrix is made for it.
  ne = size(tri, 1);
  nn = size(nodes, 1);
  x1 = nodes(tri(:, 1), 1); y1 = nodes(tri(:, 1), 2);
  x2 = nodes(tri(:, 2), 1); y2 = nodes(tri(:, 2), 2);
  x3 = nodes(tri(:, 3), 1); y3 = nodes(tri(:, 3), 2);
  b = [y2 - y3, y3 - y1, y1 - y2];
  c = [x3 - x2, x1 - x3, x2 - x1];
  A2 = b(:, 1) .* c(:, 2) - b(:, 2) .* c(:, 1);
  I = zeros(9 * ne, 1); Jc = zeros(9 * ne, 1); V = zeros(9 * ne, 1);
  tape = cell(3, 3);
  for i = 1:3
    for j = 1:3
      k = (3 * (i - 1) + j - 1) * ne + (1:ne)';
      I(k) = tri(:, i);
      Jc(k) = tri(:, j);
      tape{i, j} = (b(:, i) .* b(:, j) + c(:, i) .* c(:, j)) ./ (2 * A2);
      V(k) = rho .* tape{i, j};
    end
  end
  K = sparse(I, Jc, V, nn, nn);
  u = zeros(nn, 1);
  Kf = K(free, free);
  u(free) = Kf \ f(free);
  d = u - target;
  nr_J = d' * d;
  % reverse sweep
  a = zeros(nn, 1);
  a(free) = Kf.' \ ((2 * a_J) * d(free));
  ut = u(tri); at = a(tri);
  a_rho = zeros(ne, 1);
  for i = 1:3
    for j = 1:3
      a_rho = a_rho - at(:, i) .* ut(:, j) .* tape{i, j};
    end
  end
end
