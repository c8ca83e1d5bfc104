function [z, q] = distributions(x, p)
  % Probabilities and quantiles by special functions.
  z = gammainc(x, 1.5) + gammainc(2 * x, 3, 'upper') + expint(x) + 0.5 * erfc(-x / sqrt(2));
  q = betainc(p, 2, 3.5) + gammaincinv(p, 2) + betaincinv(p, 0.7, 2) + erfinv(2 * p - 1);
  z = z + sinint(x) + cosint(x) + dawson(x) + erfi(x / 3);
end
%@ at [0.3 0.8; 1.2 2.2], [0.1 0.6]
%@ at 0.7, 0.4
