function rate = adm_legendre(x, n, z)
% ADM_LEGENDRE  The derivatives of z = legendre(n, x), a row for each order.
%   rate = adm_legendre(x, n, z): at -1 and 1 that of order 1 is infinite, and those of orders above 2 are 0.
%   Source: Abramowitz and Stegun, 8.5.4; at the ends from 8.6.6 and the derivatives of the polynomials there.
  z = reshape(z, n + 1, []);
  x = reshape(full(x), 1, []);
  below = zeros(n + 1, numel(x));
  if n > 0
    below(1:n, :) = reshape(legendre(n - 1, x), n, []);
  end
  rate = (n .* x .* z - (n + (0:n).') .* below) ./ (x.^2 - 1);
  for k = find(abs(x) == 1)
    ends = [n .* (n + 1) ./ 2, Inf, -(n - 1) .* n .* (n + 1) .* (n + 2) ./ 4, zeros(1, n)];
    signs = x(k).^(n + [1, 0, 1, zeros(1, n)]);
    rate(:, k) = ends(1:n + 1) .* signs(1:n + 1);
  end
end
