function [m, step, dim, behind, before] = adm_gradient_steps(x, h, k)
% ADM_GRADIENT_STEPS  What gradient(x, ..., h, ...) divides by what, along the dimension of its k-th result.
%   [m, step, dim, behind, before] = adm_gradient_steps(x, h, k): the result is the sparse m applied along dim, over the
%   distances `step` of the points `behind` from those `before`. Of one point the gradient is 0.
  if isa(x, 'function_handle')
    error('Adjoinery:gradient', 'gradient of a function has no derivative rule: write its differences down.');
  end
  if isvector(x) && k == 1
    dim = adm_dimension(x);
  elseif k < 3
    dim = 3 - k;
  else
    dim = k;
  end
  n = size(x, dim);
  before = [1, 1:n - 1];
  behind = [2:n, n];
  if n == 1
    behind = 1;
    m = sparse(1, 1);
    step = 1;
    return
  end
  if isscalar(h)
    h = h .* (1:n);
  end
  step = reshape(h(behind) - h(before), n, 1);
  m = sparse([1:n, 1:n], [behind, before], [ones(1, n), -ones(1, n)], n, n);
end
