function d = adm_moment(x, p, dim)
% ADM_MOMENT  The derivative of the central moment of order p along a dimension with regard to each element.
%   d = adm_moment(x, p, dim): of z = mean((x - mean(x, dim)).^p, dim), in the size of x.
  x = full(x);
  n = max(size(x, dim), 1);
  d = p .* (x - sum(x, dim) ./ n).^(p - (p ~= 0)) ./ n;
  d = d - sum(d, dim) ./ n;
end
