function w = adm_norm_pair(x)
% ADM_NORM_PAIR  The derivative of the largest singular value of a matrix: the singular vectors that belong to it.
%   w = adm_norm_pair(x): conj(u(:, 1) * v(:, 1)'), with [u, ~, v] = svd(x). It has a rule of its own.
  [u, ~, v] = svd(full(x), 'econ');
  w = conj(u(:, 1) * v(:, 1)');
end
