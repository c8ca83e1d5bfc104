function [at, is_known] = adm_eig_phases(v)
% ADM_EIG_PHASES  Which components of complex eigenvectors the library makes real.
%   [at, is_known] = adm_eig_phases(v): a linear index for each column, and whether it is so. It is the largest component,
%   and the last one for Hermitian matrices, which have orthogonal eigenvectors.
  [~, at] = max(abs(v) .* (1 - 1e-12 * (imag(v) ~= 0)), [], 1);
  n = size(v, 1);
  if n > 1 && norm(v' * v - eye(n)) < 1e-10 && all(imag(v(n, :)) == 0)
    at = n * ones(1, n);
  end
  at = at + (0:size(v, 2) - 1) * n;
  is_known = imag(v(at)) == 0 & v(at) ~= 0;
end
