function a_w = adm_mode_product_weights(h, w, pairs, left)
% ADM_MODE_PRODUCT_WEIGHTS  The adjoint of w in a product of modes (adm_mode_product): equal values have it in their twins.
%   a_w = adm_mode_product_weights(h, w, pairs, left): see adm_mode_product_twins.
  a_w = reshape(diag(adm_once(h, w, [], pairs)), size(w));
  if ~isempty(pairs)
    a_w = a_w .* reshape(~ismember(left, pairs(1, :)), size(w));
  end
end
