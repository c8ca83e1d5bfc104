function rate = adm_beta_density_rate(by, x, a, b)
% ADM_BETA_DENSITY_RATE  A derivative of d = adm_beta_density(x, a, b).
%   rate = adm_beta_density_rate(by, x, a, b): with regard to x, a or b where `by` is 'x', 'a' or 'b'. At the ends they are those from
%   within.
  wide = zeros(size(x)) + zeros(size(a)) + zeros(size(b));
  [x, a, b] = deal(x + wide, a + wide, b + wide);
  switch by
    case 'x'
      rate = adm_beta_density_rate_power(x, a, b) - adm_beta_density_rate_power(1 - x, b, a);
    case 'a'
      rate = adm_beta_density(x, a, b) .* (log(x) - psi(a) + psi(a + b));
      rate(x == 0 & a > 1) = 0;
    otherwise
      rate = adm_beta_density_rate('a', 1 - x, b, a);
  end
  rate(isinf(a) | isinf(b)) = 0;
end

function rate = adm_beta_density_rate_power(x, a, b)
  % The derivative of the first power times the second
  first = (a - 2) .* log(x + (x == 0 & a == 2));
  second = (b - 1) .* log(1 - x + (x == 1 & b == 1));
  rate = (a - 1) .* exp(first + second - betaln(a, b));
  rate(a == 1) = 0;
end
