function c = adm_mode_product_forward(of, g, w, twins, base, pairs, left, right, kind)
% ADM_MODE_PRODUCT_FORWARD  What stands between the vectors in the tangent of a product of modes (adm_mode_product).
%   c = adm_mode_product_forward(of, g, w, twins, base, pairs, left, right, kind): a matrix, for the tangent g of w, twins or base,
%   whichever `of` names. Errors: see adm_mode_pairs.
  if strcmp(of, 'w')
    if ~isempty(pairs)
      g = g .* reshape(~ismember(left, pairs(1, :)), size(w));
    end
    c = diag(reshape(g, [], 1));
  elseif isempty(pairs)
    c = zeros(numel(left), numel(right));
  else
    [i, k, slope, divided] = adm_mode_pairs(w, twins, pairs, left, right, kind);
    if strcmp(of, 'base')
      g = reshape(g, 1, []) .* divided;
    else
      g = reshape(g, 1, []) .* slope;
    end
    c = adm_mode_couplings(g, i, k, pairs, kind, numel(left));
  end
  c = adm_once(c, w, base, pairs);
end
