function z = shared_calls(x)
  global n
  n = 0;
  z = 0;
  v = [1, 2, 3, 4, 5, 6];
  for i = 1:next(x)
    z = z + x(1);
  end
  switch next(x)
    case 1
      z = z * 2;
    case 2
      z = z * x(2);
  end
  if x(1) < 0
    z = 0;
  elseif next(x) > 2
    z = z + v(next(x)) * x(1);
  else
    z = 1;
  end
  x(next(x) - 4) = x(1) * z;
  x(2) = x(next(x) - 5) * z;
  w(next(x) - 6, 1) = 3 * x(2);
  do
    m = next(x);
    if m == 9
      continue
    end
    z = z + m * x(1) ^ 2;
  until n > 9
  while n < 12 && z < 1e6
    z = z + helper(next(x), next(x)) * (n + next(x)) - n;
  end
  n += next(x);
  z = z + sum(x) + sum(w(:)) + (next(x) + n) * x(1);
  [a, b] = both(next(x), x);
  z = z + a * b;
  next(x);
  z = z + n;
end
function k = next(x)
  global n
  n = n + 1;
  k = n + 0 * x(1);
end
function y = helper(a, b)
  y = a * 10 + b;
end
function [a, b] = both(k, x)
  a = k;
  b = x(1) * k;
end
%@ at [1; 2]
%@ at [0.7, 3]
