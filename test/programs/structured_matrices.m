function [z, M] = structured_matrices(c, r, a, b)
  % Matrices that are put together from vectors.
  T = toeplitz(c, [c(1), r]);
  H = hankel(r) * 2;
  V = vander(c, 2);
  M = blkdiag(T, H, a);
  [xx, yy] = meshgrid(c, r);
  g = logspace(a, b, 4);
  p = postpad(c, 5, a) .* prepad(r, 5);
  z = sum(M(:).^2) + sum(sum(xx .* yy.^2)) + sum(g) + sum(p) + sum(sum(V .* nchoosek(c, 2))) + sum(vech(H).^2);
end
%@ at [1 2 4], [3 0.5], 0.2, 0.7
%@ at [1 2 4], [3 0.5 2 2.5], -0.2, 0.1
