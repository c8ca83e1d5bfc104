function g_z = adm_narrowed(g_p, w, ends, x, z, dim)
% ADM_NARROWED  The tangent of what moving windows give, from that for a widened array: the counterpart of
%   adm_widened_seed.
%   g_z = adm_narrowed(g_p, w, ends, x, z, dim): zeros where 'fill' made z NaN.
  [places, first, count] = adm_widened_places(size(x, dim), w, ends);
  x = adm_fold(x, dim);
  g_p = reshape(full(g_p), size(x, 1), numel(places), size(x, 3));
  g_z = reshape(g_p(:, first:first + count - 1, :), size(z));
  if strcmpi(ends, 'fill')
    g_z(isnan(z)) = 0;
  end
end
