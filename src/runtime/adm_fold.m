function x = adm_fold(x, dim)
% ADM_FOLD  An array as one of three dimensions with a given one in the middle.
%   x = adm_fold(x, dim): reshaped to (dimensions before dim) x (dim) x (dimensions after dim). Reshape back with the
%   old size. Octave has no sparse arrays of three dimensions, and does not expand sparse ones: they are made full.
  sizes = size(x);
  sizes(end + 1:dim) = 1;
  if issparse(x)
    x = full(x);
  end
  x = reshape(x, [prod(sizes(1:dim - 1)), sizes(dim), prod(sizes(dim + 1:end))]);
end
