function d = adm_norm_order(x, z, p)
% ADM_NORM_ORDER  The derivative of norm(x, p) of a vector with regard to p.
%   With s = abs(x) ./ z it is z ./ p .* sum(s.^p .* log(s)), as sum(s.^p) is 1.
  if ~isvector(x)
    error('Adjoinery:norm', 'norm of a matrix has no derivative with regard to p.');
  end
  if z == 0 || isinf(p) || p == 0
    d = 0;
  else
    s = abs(x(x ~= 0)) ./ z;
    d = z ./ p .* sum(s.^p .* log(s));
  end
end
