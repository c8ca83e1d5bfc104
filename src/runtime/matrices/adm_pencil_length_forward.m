function g_v = adm_pencil_length_forward(g_y, x, y, v)
% ADM_PENCIL_LENGTH_FORWARD  The tangent of v in [v, d] = eig(x, y) by the length: the counterpart of adm_pencil_length.
  [~, isOfPencil] = adm_pencil_norms(x, y, v);
  g_v = -0.5 .* isOfPencil .* v .* sum(v .* (g_y * v), 1);
end
