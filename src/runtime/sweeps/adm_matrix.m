function x = adm_matrix(x)
% ADM_MATRIX  A value that tangents in many directions are multiplied by.
%   x = adm_matrix(x): x itself; with more than two dimensions, which would meet that of the directions, an error
%   Adjoinery:directions.
  if ndims(x) > 2
    error('Adjoinery:directions', ...
        'An array has %d dimensions: make the tangent with the option array-dimensions=any.', ndims(x));
  end
end
