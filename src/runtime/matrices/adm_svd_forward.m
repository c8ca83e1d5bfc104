function g = adm_svd_forward(g_x, of, x, u, s, v)
% ADM_SVD_FORWARD  The tangent of a result of [u, s, v] = svd(x): the counterpart of adm_svd.
%   g = adm_svd_forward(g_x, of, x, u, s, v): `of` is 'u', 's' or 'v'; v is [] where it was not asked for. Errors:
%   Adjoinery:degenerate for vectors of singular values that are equal or zero, or nearly so.
  if isempty(v)
    [~, ~, v] = svd(x, 'econ');
  end
  values = adm_singular_values(s, min(size(x)));
  pairs = adm_near_singular(values);
  if ~strcmp(of, 's')
    adm_check_distinct('svd', pairs, true(1, numel(values)), zeros(size(values)), values);
  end
  g = adm_svd_part_forward(g_x, of, u, s, v, zeros(0, 1), pairs);
end
