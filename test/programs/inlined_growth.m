function y = inlined_growth(x, n)
  % Small functions whose variables begin anew in each call: what an earlier call left would be seen.
  y = 0;
  for k = n:-1:0
    y = y + grown(x, k) * last_of(x, k) + first_even(x * k, k);
    [s, t] = pair_of(x, k);
    y = y + s * t;
    q.w = 1;
    q = filled(x, k);
    y = y + sum(q.v);
  end
end
function s = grown(x, k)
  for j = 1:k
    v(j) = x * j;
  end
  v(1) = x;
  s = sum(v.^2);
end
function l = last_of(x, k)
  l = x;
  for j = 1:k
    l = l * j / 2;
    w = l;
  end
  if k > 1
    l = l + w;
  end
end
function e = first_even(x, k)
  e = x;
  j = 0;
  while true
    j = j + 1;
    if mod(j, 2) == 0 || j > k
      break
    end
    e = e + sin(x) / j;
  end
end
function [a, b] = pair_of(x, k)
  a = x ^ 2;
  if k > 2
    b = x * a;
    return
  end
  b = cos(x);
end
function q = filled(x, k)
  for j = 1:k + 1
    q.v(j) = x^j;
  end
end
%@ at 0.7, 4
%@ at -1.2, 1
%@ at 0.4, 0
%@ independents x
%@ analytic
