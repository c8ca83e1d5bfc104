function yes = adm_has_regular(twins, pairs)
% ADM_HAS_REGULAR  Whether singular values that are zero and twins (adm_singular) are known, as adm_svd_regular takes them.
  yes = ~isempty(twins) && any(pairs(3, :) == 4);
end
