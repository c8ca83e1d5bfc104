function [r, z] = companion_roots(c, A)
  % The roots of a polynomial as eigenvalues, the polynomial of a matrix.
  r = eig(compan(c));
  Z = polyvalm(c, A);
  [cs, sn] = givens(A(1, 1), A(2, 1));
  G = givens(A(1, 2), A(2, 2));
  z = sum(Z(:)) + cs - 2 * sn + G(1, 2);
end
%@ at [1 -3.5 3 0.2], [1 2; 0.5 0.3]
%@ at [2; 0.5; 1], [1 2; -0.5 0.3]
