function d = adm_power_of_root(d, r, n, direction)
% ADM_POWER_OF_ROOT  The derivative of r ^ n with regard to x, where r is the nth root of x.
%   a_x = adm_power_of_root(a_z, r.', n): the adjoint of x; g_z = adm_power_of_root(g_x, r, n, 'forward'): the tangent. Of
%   a scalar, r ^ n is x itself. Of a square matrix it is a product of matrices, and infinite or NaN where r has zeros.
  if isscalar(r)
    return
  end
  slope = 1 ./ (n .* r.^(n - 1));
  if nargin < 4
    d = adm_power_of_root_terms(d, r, n) .* slope.';
  else
    d = adm_power_of_root_terms(d .* slope, r, n);
  end
end

function s = adm_power_of_root_terms(d, r, n)
  s = zeros(size(r));
  for k = 0:n - 1
    s = s + r ^ k * d * r ^ (n - 1 - k);
  end
end
