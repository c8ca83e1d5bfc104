function y = adm_log1p_rest(x)
% ADM_LOG1P_REST  log(1 + x) - x, also where x is small.
%   Source: DLMF 4.6.4, the series of powers of x / (2 + x).
  y = log1p(x) - x;
  isSmall = abs(x) < 0.2;
  x = x(isSmall);
  r = x ./ (2 + x);
  series = 0;
  for k = 17:-2:3
    series = 1 ./ k + r.^2 .* series;
  end
  y(isSmall) = 2 .* r.^3 .* series - x .* r;
end
