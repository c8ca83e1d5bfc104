function a_x = adm_twin_operand_adjoint(a_t, x, modes, pairs)
% ADM_TWIN_OPERAND_ADJOINT  The adjoint of x in adm_twin_operand: what couples two modes does not depend on it.
  a_x = zeros(size(x));
  if ~isempty(a_t)
    [is_found, at] = ismember(pairs(1, :), modes);
    own = pairs(1, :) == pairs(2, :) & is_found;
    if isscalar(x)
      a_x = sum(a_t(own));
    elseif numel(x) == numel(modes)
      a_x = a_x + reshape(accumarray(reshape(at(own), [], 1), reshape(a_t(own), [], 1), [numel(x), 1]), size(x));
    end
  end
end
