function [columns1, columns2, sizes] = adm_column_pairs(sizes1, sizes2)
% ADM_COLUMN_PAIRS  Which columns of its arrays bsxfun passes on together for each column of its result.
%   [columns1, columns2, sizes] = adm_column_pairs(sizes1, sizes2): rows of numbers of columns of two arrays of the
%   sizes given, as many as the result has columns, and the size of the result. No columns stand for all at once, of
%   arrays of one size, or of a number and an array.
  count = max(numel(sizes1), numel(sizes2));
  sizes1(end + 1:count) = 1;
  sizes2(end + 1:count) = 1;
  if any(sizes1 ~= sizes2 & sizes1 ~= 1 & sizes2 ~= 1)
    error('bsxfun: dimensions of A (%s) and B (%s) must match', sprintf('%d ', sizes1), sprintf('%d ', sizes2));
  end
  sizes = sizes1;
  sizes(sizes1 == 1) = sizes2(sizes1 == 1);
  if isequal(sizes1, sizes2) || prod(sizes1) == 1 || prod(sizes2) == 1
    columns1 = [];
    columns2 = [];
    return
  end
  columns1 = adm_column_pairs_of(sizes1, sizes);
  columns2 = adm_column_pairs_of(sizes2, sizes);
end

function columns = adm_column_pairs_of(sizes1, sizes)
  times = sizes;
  times(sizes1 ~= 1) = 1;
  times(1) = 1;
  columns = repmat(reshape(1:prod(sizes1(2:end)), [1, sizes1(2:end)]), times);
  columns = columns(:).';
end
