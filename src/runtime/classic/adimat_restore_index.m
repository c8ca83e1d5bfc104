function w = adimat_restore_index(v, varargin)
% ADIMAT_RESTORE_INDEX  Undo a deletion: the array that v was before x(i, ...) = [], zeros in the place of what was deleted.
%   w = adimat_restore_index(v, i) of a vector, adimat_restore_index(v, i, ':', ...): all indices but one are ':'.
  if numel(varargin) == 1
    if ischar(varargin{1})
      error('Adjoinery:restoreIndex', 'It is not known how many elements were deleted.');
    end
    dim = find(size(v) ~= 1, 1);
    if isempty(dim)
      dim = 2;
    end
    deleted = varargin{1};
  else
    dim = find(~cellfun(@ischar, varargin), 1);
    deleted = varargin{dim};
  end
  if islogical(deleted)
    deleted = find(deleted);
  end
  deleted = unique(deleted(:));
  sizes = size(v);
  sizes(end + 1:dim) = 1;
  kept = true(1, sizes(dim) + numel(deleted));
  kept(deleted) = false;
  sizes(dim) = numel(kept);
  w = zeros(sizes);
  index = repmat({':'}, 1, numel(sizes));
  index{dim} = kept;
  w(index{:}) = v;
end
