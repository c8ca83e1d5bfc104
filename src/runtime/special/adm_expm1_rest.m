function y = adm_expm1_rest(x)
% ADM_EXPM1_REST  exp(x) - 1 - x, also where x is small.
  y = expm1(x) - x;
  isSmall = abs(x) < 0.1;
  x = x(isSmall);
  series = 1;
  for k = 10:-1:3
    series = 1 + x ./ k .* series;
  end
  y(isSmall) = x.^2 ./ 2 .* series;
end
