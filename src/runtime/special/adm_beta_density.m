function d = adm_beta_density(x, a, b)
% ADM_BETA_DENSITY  The density of the beta distribution, which is the derivative of betainc(x, a, b) with regard to x.
%   d = adm_beta_density(x, a, b): x.^(a - 1) .* (1 - x).^(b - 1) ./ beta(a, b), for x from 0 to 1 and positive a and b; a power
%   of 0 is 1 where its exponent is 0.
  first = (1 - a) .* log(x + (x == 0 & a == 1));
  second = (1 - b) .* log(1 - x + (x == 1 & b == 1));
  d = exp(-(first + second + betaln(a, b)));
end
