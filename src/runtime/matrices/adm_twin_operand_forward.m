function g_t = adm_twin_operand_forward(g_x, modes, pairs)
% ADM_TWIN_OPERAND_FORWARD  The tangent of adm_twin_operand: the counterpart of adm_twin_operand_adjoint.
  n = size(pairs, 2);
  g_t = zeros(n, 1);
  if n > 0
    [is_found, at] = ismember(pairs(1, :), modes);
    own = pairs(1, :) == pairs(2, :) & is_found;
    if isscalar(g_x)
      g_t(own) = g_x;
    elseif numel(g_x) == numel(modes)
      g_t(own) = g_x(at(own));
    end
  end
end
