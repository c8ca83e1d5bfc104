function a_p = adm_widened_seed(a_z, w, ends, z)
% ADM_WIDENED_SEED  The adjoint of what moving windows give for a widened array, from that of the part that is wanted.
%   a_p = adm_widened_seed(a_z, w, ends, z): zeros beyond the ends, and where 'fill' made z NaN; see adm_widened.
  if strcmpi(ends, 'fill')
    a_z(isnan(z)) = 0;
  end
  dim = adm_dimension(z);
  n = size(z, dim);
  [places, first] = adm_widened_places(n, w, ends);
  sizes = size(z);
  sizes(dim) = numel(places);
  a_z = adm_fold(a_z, dim);
  a_p = zeros(size(a_z, 1), numel(places), size(a_z, 3));
  a_p(:, first:first + n - 1, :) = a_z;
  a_p = reshape(a_p, sizes);
end
