function w = adm_mode_weights(w, twins, base, pairs, modes, kind)
% ADM_MODE_WEIGHTS  The weights of a product of modes as a row, as the derivatives of its vectors take them.
%   w = adm_mode_weights(w, twins, base, pairs, modes, kind): see adm_mode_product. For singular values that are exactly zero that of the
%   small number that stands for them (adm_small): vectors are divided by it.
  w = reshape(adm_once(w, w, [], pairs), 1, []);
  if ~isempty(pairs)
    w = adm_once_zeros(w, twins, base, pairs, modes, kind);
    exact = find(pairs(3, :) == 4 & pairs(4, :) == 1);
    if ~isempty(exact) && ~isscalar(w)
      [is_found, at] = ismember(pairs(1, exact), modes);
      w(at(is_found)) = twins(exact(is_found));
    end
  end
end
