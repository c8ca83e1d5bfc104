function y = adm_uncolumns(y, x, dim)
% ADM_UNCOLUMNS  An array of the size of x, from a matrix whose columns run along one of its dimensions.
%   y = adm_uncolumns(y, x, dim): y has the size of adm_columns(x, dim).
  sizes = size(adm_fold(x, dim));
  sizes(end + 1:3) = 1;
  y = reshape(ipermute(reshape(y, sizes([2, 1, 3])), [2, 1, 3]), size(x));
end
