function within = adm_within(pairs, modes)
% ADM_WITHIN  Which pairs (adm_near) are among the modes whose numbers modes has: a column.
  within = reshape(ismember(pairs(1, :), modes) & ismember(pairs(2, :), modes), [], 1);
end
