function at = adm_select(i, dim, n)
% ADM_SELECT  Linear indices of elements that are given by their index along one dimension.
%   at = adm_select(i, dim, n): i holds indices along dimension dim of an array which has n elements there and the
%   sizes of i in all other dimensions.
  i = adm_fold(i, dim);
  rows = size(i, 1);
  pages = reshape(0:size(i, 3) - 1, 1, 1, []);
  at = (1:rows).' + (i - 1) * rows + pages * (rows * n);
end
