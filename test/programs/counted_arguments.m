function z = counted_arguments(x, n, s)
  if nargin < 3
    s = 1;
  end
  k = nargin;
  z = s * power_of(x, n) + power_of(x) * k;
end

function y = power_of(x, n)
  if nargin < 2
    n = 2;
  end
  y = x ^ n;
end
%@ at 2, 3, 4
%@ independents x
%@ analytic
