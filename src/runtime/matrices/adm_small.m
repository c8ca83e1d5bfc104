function s = adm_small(pairs)
% ADM_SMALL  What stands for a singular value that is zero where a slope is asked: a billionth of the largest, or 1.
%   s = adm_small(pairs): pairs comes from adm_near_singular.
  largest = max([pairs(5, :), 0]);
  s = 1e-9 .* (largest + (largest == 0));
end
