function g_z = adm_narrowed(g_p, w, ends, z)
% ADM_NARROWED  The tangent of what moving windows give, from that for a widened array: the counterpart of
%   adm_widened_seed.
%   g_z = adm_narrowed(g_p, w, ends, z): zeros where 'fill' made z NaN.
  dim = adm_dimension(z);
  n = size(z, dim);
  [~, first] = adm_widened_places(n, w, ends);
  g_p = adm_fold(g_p, dim);
  g_z = reshape(g_p(:, first:first + n - 1, :), size(z));
  if strcmpi(ends, 'fill')
    g_z(isnan(z)) = 0;
  end
end
