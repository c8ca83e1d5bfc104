function a_twins = adm_mode_product_twins(of, h, w, twins, base, pairs, left, right, kind)
% ADM_MODE_PRODUCT_TWINS  The adjoint of twins or base, whichever `of` names, in a product of modes (adm_mode_product).
%   a_twins = adm_mode_product_twins(of, h, w, twins, base, pairs, left, right, kind): h(i, k) is the adjoint of what stands for vector
%   i with vector k. Errors: see adm_mode_pairs.
  if isempty(pairs)
    a_twins = zeros(size(twins));
  else
    [i, k, slope, divided] = adm_mode_pairs(w, twins, pairs, left, right, kind);
    a_twins = adm_mode_uncouplings(adm_once(h, w, base, pairs), i, k, pairs, kind);
    if strcmp(of, 'base')
      a_twins = reshape(a_twins .* divided, [], 1);
    else
      a_twins = reshape(a_twins .* slope, [], 1);
    end
  end
end
