function [z, q] = shaped_distributions(x, p, s)
  % Distributions by their shapes, as libraries write them.
  z = gammacdf(x, s(1), s(2)) + betainc(p, s(1), s(2)) - log(betainc(p, s, 2, 'upper'));
  z = z + tcdf_of(x - 1, 3 * s(1)) + fcdf_of(x, s(1), 4 * s(2)) + gammainc(x, s(2) * x, 'upper');
  q = gammaincinv(p, s(1)) + betaincinv(p, s, 1.5) .* gammaincinv(p, s, 'upper');
  q = q + betaincinv(p, 2 - p, s(2), 'upper');
end

function y = gammacdf(x, shape, scale)
  y = zeros(size(x));
  inside = x > 0;
  y(inside) = gammainc(x(inside) ./ scale, shape);
end

function y = tcdf_of(t, n)
  y = 0.5 * betainc(n ./ (n + t.^2), n / 2, 0.5);
  y(t > 0) = 1 - y(t > 0);
end

function y = fcdf_of(x, m, n)
  y = 1 - betainc(n ./ (n + m .* x), n / 2, m / 2, 'lower');
end
%@ at [0.3 0.8], [0.1 0.6], [1.4 0.8]
