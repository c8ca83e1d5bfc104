function turn = adm_hess_turn(g_x, p, h)
% ADM_HESS_TURN  How p turns in [p, h] = hess(x) when x changes: the tangent of p is p * turn, antisymmetric.
%   turn = adm_hess_turn(g_x, p, h): its first column is zero, as that of p is constant; each column tells the next one, as what is
%   below the subdiagonal of h stays zero in g_h = p.' * g_x * p + h * turn - turn * h.
  n = size(adm_real(h), 1);
  m = adm_real(p).' * g_x * p;
  turn = zeros(n);
  for k = 1:n - 2
    rows = k + 2:n;
    turn(rows, k + 1) = (m(rows, k) + h(rows, :) * turn(:, k) - turn(rows, 1:k) * h(1:k, k)) ./ adm_hess_pivot(h, k);
    turn(k + 1, rows) = -turn(rows, k + 1).';
  end
end
