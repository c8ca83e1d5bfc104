function i = adm_largest(x, k, varargin)
% ADM_LARGEST  Where the k largest elements are: the second result of maxk, and of mink for -x.
%   i = adm_largest(x, k), adm_largest(x, k, dim): what is missing comes last, which it does not in sort(x, 'descend').
  dim = adm_dimension(x, varargin{:});
  i = adm_argsort(-adm_real(x), dim);
  sizes = size(i);
  i = adm_fold(i, dim);
  i = i(:, 1:min(k, size(i, 2)), :);
  sizes(dim) = size(i, 2);
  i = reshape(i, sizes);
end
