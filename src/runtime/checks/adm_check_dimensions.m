function adm_check_dimensions(x, count)
% ADM_CHECK_DIMENSIONS  Refuses to delete rows of an array that has more dimensions than indices are named.
%   adm_check_dimensions(x, count): an error Adjoinery:manyDimensions if x has more than count dimensions: what x(:, 1) = []
%   leaves of pages is one thing in Octave, and another in MATLAB.
  if ndims(x) > count
    error('Adjoinery:manyDimensions', ...
      'Elements are deleted by %d indices from an array of %d dimensions: name all of them, as in x(:, k, :) = [].', count, ndims(x));
  end
end
