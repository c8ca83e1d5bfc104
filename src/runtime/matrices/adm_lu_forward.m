function [g_l, g_u] = adm_lu_forward(g_x, l, u, p)
% ADM_LU_FORWARD  The tangents of [l, u, p] = lu(x): the counterpart of adm_lu.
  k = size(l, 2);
  square = 1:k;
  below = k + 1:size(l, 1);
  beside = k + 1:size(u, 2);
  g_x = p * g_x;
  l1 = l(square, :);
  u1 = u(:, square);
  adm_lu_check(u1, below);
  others = 1:k - 1;
  n = l1 \ g_x(square, square);
  m = zeros(size(n));
  m(:, others) = tril(n(:, others) / u1(others, others), -1);
  g_l1 = l1 * m;
  g_u1 = triu(n - m * u1);
  g_l = g_l1;
  if ~isempty(below)
    g_l = [g_l1; (g_x(below, square) - l(below, :) * g_u1) / u1];
  end
  g_u = [g_u1, l1 \ (g_x(square, beside) - g_l1 * u(:, beside))];
end
