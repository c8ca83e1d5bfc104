function seed = group_seed(groups)
  % GROUP_SEED  The matrix of zeros and ones whose columns are groups: one row for each member, full.
  members = find(groups);
  seed = zeros(numel(groups), max([0, groups]));
  seed(sub2ind(size(seed), members(:), reshape(groups(members), [], 1))) = 1;
end
