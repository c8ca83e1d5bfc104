function rate = adm_gamma_density_rate(by, x, a)
% ADM_GAMMA_DENSITY_RATE  A derivative of d = adm_gamma_density(x, a).
%   rate = adm_gamma_density_rate(by, x, a): with regard to x where `by` is 'x', to a where it is 'a'. At x = 0 they are those from
%   the right; 0 where x or a is infinite.
  [x, a] = deal(x + zeros(size(a)), a + zeros(size(x)));
  d = adm_gamma_density(x, a);
  if strcmp(by, 'x')
    % (a - 1) .* x.^(a - 2) .* exp(-x) ./ gamma(a), of which the power is 1 for a = 2, and the factor 0 for a = 1
    power = (2 - a) .* log(min(x, 1e30) + (x == 0 & a == 2)) + x + gammaln(a);
    first = (a - 1) .* exp(-power);
    first(a == 1 | a == 0) = 0;
    rate = first - d;
    rate(x == 0 & a > 0 & a < 1) = -Inf;
  else
    rate = d .* (log(x) - psi(a));
    isOpen = x > 0 & a == 0;
    rate(isOpen) = exp(-x(isOpen)) ./ x(isOpen);
    rate(x == 0 & a > 1) = 0;
  end
  rate(isinf(x) | isinf(a)) = 0;
end
