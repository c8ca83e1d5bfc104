function a_x = adm_svd(a_u, a_s, a_v, x, u, s, v)
% ADM_SVD  The adjoint of [u, s, v] = svd(x), economy size or not, of a real matrix.
%   a_x = adm_svd(a_u, a_s, a_v, x, u, s, v): v and a_v are [] where they were not asked for. Of the columns of u
%   and v that belong to no singular value see adm_svd_last. Vectors with an adjoint have been read: errors of
%   adm_check_distinct.
  k = min(size(x));
  if isempty(v)
    [~, ~, v] = svd(x, 'econ');
    a_v = zeros(size(v));
  end
  are_read = any(a_u(:, 1:k) ~= 0, 1) | any(a_v(:, 1:k) ~= 0, 1);
  a_x = adm_svd_part(a_u, a_s, a_v, are_read, zeros(0, 1), u, s, v, zeros(0, 1), adm_near_singular(adm_singular_values(s, k)));
end
