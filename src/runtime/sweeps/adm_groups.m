function groups = adm_groups(subs, values, sizes)
% ADM_GROUPS  Which of its values accumarray passes on together for each element of its result.
%   groups = adm_groups(subs, values, sizes): a cell array of the size of the result, of columns of indices into values; a
%   scalar stands for as many values as there are subscripts. sizes may be [].
  if iscell(subs)
    subs = cellfun(@(s) s(:), subs(:).', 'UniformOutput', false);
    subs = [subs{:}];
  end
  n = size(subs, 1);
  index = (1:n).';
  if numel(values) == 1
    index = ones(n, 1);
  end
  groups = accumarray(subs, index, sizes, @(k) {k});
  if ~iscell(groups)
    groups = cell(size(groups));
  end
end
