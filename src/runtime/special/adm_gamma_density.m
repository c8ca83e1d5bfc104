function d = adm_gamma_density(x, a)
% ADM_GAMMA_DENSITY  The density of the gamma distribution, which is the derivative of gammainc(x, a) with regard to x.
%   d = adm_gamma_density(x, a): x.^(a - 1) .* exp(-x) ./ gamma(a), for x and a that are not negative; at x = 0 it is 1 for
%   a = 1, and for a = 0 it is 0 everywhere, as for infinite x or a.
  isPower = x == 0 & (a == 1 | a == 0);
  d = exp(-((1 - a) .* log(min(x, 1e30) + isPower) + x + gammaln(a)));
  d(isnan(d) & isinf(a)) = 0;
end
