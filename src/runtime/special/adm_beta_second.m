function rate = adm_beta_second(x, y, by)
% ADM_BETA_SECOND  A derivative of adm_beta_rate(x, y), which is a second one of beta(x, y).
%   rate = adm_beta_second(x, y, by): twice with regard to x where `by` is 'x', else with regard to x and y. At the pole y = 0, by the
%   power series of y .* beta(x, y).
  [x, y] = deal(x + zeros(size(y)), y + zeros(size(x)));
  first = psi(x) - psi(x + y);
  if strcmp(by, 'x')
    rate = beta(x, y) .* (first.^2 + adm_polygamma(1, x) - adm_polygamma(1, x + y));
  else
    rate = beta(x, y) .* (first .* (psi(y) - psi(x + y)) - adm_polygamma(1, x + y));
  end
  isPole = y == 0 & x > 0;
  s = x(isPole);
  if strcmp(by, 'x')
    rate(isPole) = -psi(2, s);
  else
    rate(isPole) = (psi(s) - psi(1)) .* psi(1, s) - psi(2, s) ./ 2;
  end
  rate(x == 0 & y > 0 & strcmp(by, 'x')) = Inf;
  isPole = x == 0 & y > 0;
  if ~strcmp(by, 'x')
    s = y(isPole);
    rate(isPole) = (psi(s) - psi(1)) .* psi(1, s) - psi(2, s) ./ 2;
  end
  rate(x == 0 & y == 0) = NaN;
end
