function x = adm_columns(x, dim)
% ADM_COLUMNS  An array as a matrix whose columns run along one of its dimensions.
%   x = adm_columns(x, dim): back by adm_uncolumns.
  x = permute(adm_fold(x, dim), [2, 1, 3]);
  x = reshape(x, size(x, 1), size(x, 2) .* size(x, 3));
end
