function [a_y, s] = adm_sparse_normal(x, a_z)
% ADM_SPARSE_NORMAL  Least squares of a sparse matrix backwards.
%   [a_y, s] = adm_sparse_normal(x, a_z): a_y = pinv(x).' * a_z and s = (x' * x) \ conj(a_z), where x has more rows than
%   columns: by the system of both, which is sparse, as the orthogonal factor of x is not.
  [m, n] = size(x);
  adm_check_rank(qr(x(:, colamd(x)), 0));
  both = [speye(m), x; x', sparse(n, n)] \ [zeros(m, size(a_z, 2)); -conj(full(a_z))];
  a_y = -conj(both(1:m, :));
  s = both(m + 1:m + n, :);
end
