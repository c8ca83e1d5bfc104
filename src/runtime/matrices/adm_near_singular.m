function pairs = adm_near_singular(s)
% ADM_NEAR_SINGULAR  The pairs of singular values s that are equal or zero, or nearly so: see adm_near, adm_singular.
  pairs = adm_near(s);
  largest = max([s(:); 0]);
  zero = find(reshape(s, 1, []) <= 1e-9 .* largest);
  pairs(3, :) = 3 .* ismember(pairs(1, :), zero);
  alone = zero(~ismember(zero, pairs(1, :)));
  is_exact = reshape(s(zero) == 0, 1, []);
  pairs = [pairs, [alone; alone; 3 + 0 .* alone; 0 .* alone; largest + 0 .* alone], ...
      [zero; zero; 4 + 0 .* zero; is_exact + 0 .* zero; largest + 0 .* zero]];
end
