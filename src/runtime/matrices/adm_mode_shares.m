function [forth, back] = adm_mode_shares(i, k, pairs, kind)
% ADM_MODE_SHARES  By what the coupling of each pair i, k counts in a product of modes, for vector i with k, and for k with i.
%   [forth, back] = adm_mode_shares(i, k, pairs, kind): see adm_mode_product. Those of Hermitian matrices couple both ways, as do
%   singular vectors of values that are not zero; others lead one way.
  type = pairs(3, :);
  is_used = i > 0 & k > 0;
  is_same = strcmp(kind, 'same');
  forth = 0.5 .* (type == 0) + (type == 1) + 1i .* (type == 2) + 0.5 .* (type == 3 & i == k & ~is_same);
  back = 0.5 .* (type == 0) + (type == 1) - 1i .* (type == 2) + 0.5 .* (type == 3 & i == k & ~is_same);
  if strcmp(kind, 'inverse') || strcmp(kind, 'dual')
    forth = forth + forth .* (type == 0);
    back = back .* (type ~= 0);
  end
  forth = forth + (type == 3 & i ~= k & strcmp(kind, 'uv'));
  back = back + (type == 3 & i ~= k & strcmp(kind, 'vu'));
  if ~any(type == 2)
    forth = real(forth);
    back = real(back);
  end
  if strcmp(kind, 'dual')
    [forth, back] = deal(back, forth);
  end
  forth = forth .* is_used;
  back = back .* is_used;
end
