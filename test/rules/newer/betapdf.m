function z = betapdf(x, a, b)
% BETAPDF  The density of the beta distribution, as MATLAB's toolbox and the statistics package have it.
  z = x .^ (a - 1) .* (1 - x) .^ (b - 1) ./ beta(a + 0 * b, b + 0 * a);
end
