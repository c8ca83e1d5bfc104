function g = adm_sets_all(z, varargin)
% ADM_SETS_ALL  The numbers of the index sets of a result that depends on all elements of its operands, whose numbers are given.
  members = cellfun(@(it) full(it(:)), varargin(:), 'UniformOutput', false);
  members = vertcat(members{:});
  g = repmat(adm_sets_gather([1, 1], ones(size(members)), members), size(z));
end
