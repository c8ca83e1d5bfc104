function x = adm_fold(x, dim)
% ADM_FOLD  An array as one of three dimensions with a given one in the middle.
%   x = adm_fold(x, dim): reshaped to (dimensions before dim) x (dim) x (dimensions after dim). Reshape back with the
%   old size.
  sizes = size(x);
  sizes(end + 1:dim) = 1;
  x = reshape(x, [prod(sizes(1:dim - 1)), sizes(dim), prod(sizes(dim + 1:end))]);
end
