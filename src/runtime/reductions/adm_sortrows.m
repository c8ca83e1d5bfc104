function i = adm_sortrows(x, varargin)
% ADM_SORTROWS  Where the rows of a sorted matrix were before, for each of its elements.
%   i = adm_sortrows(x), adm_sortrows(x, columns): the second result of sortrows, as wide as x.
  [~, i] = sortrows(x, varargin{:});
  i = i * ones(1, size(x, 2));
end
