function rate = adm_legendre(x, n, z)
% ADM_LEGENDRE  The derivatives of z = legendre(n, x), a row for each order; they do not exist at -1 and 1.
%   Source: Abramowitz and Stegun, 8.5.4.
  z = reshape(z, n + 1, []);
  x = reshape(x, 1, []);
  below = zeros(n + 1, numel(x));
  if n > 0
    below(1:n, :) = reshape(legendre(n - 1, x), n, []);
  end
  rate = (n .* x .* z - (n + (0:n).') .* below) ./ (x.^2 - 1);
end
