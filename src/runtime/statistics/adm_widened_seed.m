function a_p = adm_widened_seed(a_z, w, ends, x, z, dim)
% ADM_WIDENED_SEED  The adjoint of what moving windows give for a widened array, from that of the part that is wanted.
%   a_p = adm_widened_seed(a_z, w, ends, x, z, dim): zeros beyond the ends, and where 'fill' made z NaN; see adm_widened.
%   Octave leaves out dimensions of one element in z.
  if strcmpi(ends, 'fill')
    a_z(isnan(z)) = 0;
  end
  [places, first, count] = adm_widened_places(size(x, dim), w, ends);
  sizes = size(x);
  sizes(dim) = numel(places);
  x = adm_fold(x, dim);
  a_p = zeros(size(x, 1), numel(places), size(x, 3));
  a_p(:, first:first + count - 1, :) = reshape(full(a_z), size(x, 1), count, size(x, 3));
  a_p = reshape(a_p, sizes);
end
