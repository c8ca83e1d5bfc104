function g_h = adm_hess_forward(g_x, p, h)
% ADM_HESS_FORWARD  The tangent of h in [p, h] = hess(x): the counterpart of adm_hess.
  turn = adm_hess_turn(g_x, p, h);
  g_h = triu(p.' * g_x * p + h * turn - turn * h, -1);
end
