function [g_u, g_v] = adm_svd_regular_forward(g_x, both, one, e, u, s, v, twins, pairs)
% ADM_SVD_REGULAR_FORWARD  The tangents of the singular vectors of values that are not zero, where others are.
%   [g_u, g_v] = adm_svd_regular_forward(g_x, both, one, e, u, s, v, twins, pairs): x has no more columns than rows; u and v
%   have a column for each of the values s; both, one and e come from adm_svd_turns. The vectors of the null space do not occur by
%   themselves, but as a projector and in adm_zero_columns, so that the tangents can be differentiated.
  zero = pairs(1, pairs(3, :) == 4);
  regular = setdiff(1:numel(s), zero);
  w = adm_zero_columns(u, s, twins, pairs);
  both = both(regular, regular);
  one = one(regular, regular);
  if ~isempty(e)
    e = e(regular, regular);
  end
  u = u(:, regular);
  s = s(regular);
  null = v(:, zero);
  v = v(:, regular);
  from_left = u.' * g_x * null;
  g_u = u * (both + one) + adm_svd_parting((g_x * v - u * (u.' * g_x * v)) ./ s.', s, e) + w * (from_left ./ s.^2).';
  g_v = v * (both - one) + null * (adm_svd_parting(from_left.' ./ s.', s, e) + w.' * g_x * v ./ s.'.^2);
end
