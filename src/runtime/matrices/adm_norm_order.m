function d = adm_norm_order(x, z, p)
% ADM_NORM_ORDER  The derivative of norm(x, p) of a vector with regard to p.
%   With s = abs(x) ./ z it is z ./ p .* sum(s.^p .* log(s)), as sum(s.^p) is 1.
  if isempty(x)
    d = 0;
    return
  elseif ~isvector(x)
    error('Adjoinery:norm', 'norm of a matrix has no derivative with regard to p.');
  end
  if isinf(p) || p == 0
    d = 0;
  elseif z == 0
    d = sum(adm_abs(1, x(:)));
  else
    s = abs(x(x ~= 0)) ./ z;
    d = z ./ p .* sum(s.^p .* log(s));
    if p <= 1
      d = d + sum(adm_abs(1, x(x == 0)));
    end
  end
end
