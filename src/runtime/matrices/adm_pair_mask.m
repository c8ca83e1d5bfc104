function is_pair = adm_pair_mask(pairs, n)
% ADM_PAIR_MASK  Which two of n modes are a pair, in either order: an n-by-n logical matrix.
  is_pair = full(sparse(pairs(1, :), pairs(2, :), 1, n, n)) ~= 0;
  is_pair = is_pair | is_pair.';
end
