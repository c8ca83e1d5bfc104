function x = adm_fold(x, dim)
% ADM_FOLD  An array as one of three dimensions with a given one in the middle.
%   x = adm_fold(x, dim): reshaped to (dimensions before dim) x (dim) x (dimensions after dim). Reshape back with the
%   old size. Octave has no sparse arrays of three dimensions, and does not expand sparse ones: they are made full.
%   Errors: Adjoinery:manyDimensions where dim is a list of dimensions, as MATLAB takes it.
  if numel(dim) ~= 1
    error('Adjoinery:manyDimensions', 'Several dimensions at once have no derivative rule here: reshape the array.');
  end
  sizes = size(x);
  sizes(end + 1:dim) = 1;
  if issparse(x)
    x = full(x);
  end
  x = reshape(x, [prod(sizes(1:dim - 1)), sizes(dim), prod(sizes(dim + 1:end))]);
end
