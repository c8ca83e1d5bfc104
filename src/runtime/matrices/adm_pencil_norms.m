function [n, isOfPencil] = adm_pencil_norms(x, y, v)
% ADM_PENCIL_NORMS  By what the length of the eigenvectors v in [v, d] = eig(x, y) is measured.
%   [n, isOfPencil] = adm_pencil_norms(x, y, v): v(:, k).' * n(:, k) is 1 and stays it to first order. Where x and y are
%   symmetric and y is positive definite, v.' * y * v is the identity (isOfPencil); else the library makes the largest
%   element or the length 1, which v tells. An error Adjoinery:eig if it is none of these.
  isOfPencil = issymmetric(x) && issymmetric(y) && max(abs(sum(v .* (y * v), 1) - 1)) < 1e-6;
  [largest, at] = max(abs(v), [], 1);
  if isOfPencil
    n = y * v;
  elseif all(abs(largest - 1) < 1e-10)
    n = full(sparse(at, 1:numel(at), 1 ./ v(at + (0:numel(at) - 1) .* size(v, 1)), size(v, 1), size(v, 2)));
  elseif all(abs(sum(v.^2, 1) - 1) < 1e-10)
    n = v;
  else
    error('Adjoinery:eig', 'What the length of the eigenvectors of two matrices is cannot be told.');
  end
end
