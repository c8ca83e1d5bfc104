function z = late_variables(x)
  % Variables that bear the names of functions which are called before they have a value
  pi = pi * x(1);
  eps = eps('double');
  e = e * x(2);
  sum = sum(x .^ 2);
  z = abs(i * x(1));
  for i = 1:2
    z = z * i + pi + eps;
  end
  z = z * e + sum + product(x);
  if z > 1
    max = max(x);
    z = z * max;
  end
  h = @() realmin + x(1);
  realmin = 3;
  z = z + realmin * h();
  try
    exp = x(1) ^ 2;
    error('late_variables:left', 'left');
  catch
  end
  z = z * exp;
end
function gamma = product(r)
  gamma = gamma(r(1)) * r(2);
  half = half(gamma);
  gamma = gamma * half;
end
function h = half(r)
  h = r / 2;
end
%@ at [1 2]
%@ at [1.5 0.2]
