function scale = adm_legendre_scale(n, kind)
% ADM_LEGENDRE_SCALE  The factors of legendre(n, x, kind), a column with one for each order.
%   scale = adm_legendre_scale(n, kind): of 'norm' or 'sch', over the functions that are not normalized.
  m = (0:n).';
  scale = (-1).^m .* exp((gammaln(n - m + 1) - gammaln(n + m + 1)) ./ 2);
  if strcmp(kind, 'norm')
    scale = scale .* sqrt(n + 0.5);
  else
    scale(2:end) = scale(2:end) .* sqrt(2);
  end
end
