function y = sized_by_numbers(x, n, m)
  % Arrays are made by numbers that the caller gives, by what becomes of them, and written to beyond.
  a = zeros(n, 1);
  n = n + m;
  for i = 1:n
    a(i) = x * i + sum(a(1:min(end,2)));
  end
  b = zeros(2*n, 1);
  for k = n:-1:1
    b(2*k) = a(k)^2;
    b(2*k-1) = sin(a(k)) + b(2*k);
  end
  c = zeros(1, 10 - n);
  for k = 1:10-n
    c(k) = x^2 / k;
    if k > 2, c(k+1) = c(k) * x; end
  end
  d = x(1) * ones(n, 1);
  k = n;
  if m > 0
    k = k + 1;
  end
  for i = 1:k
    d(i) = x * i + 0.1 * sum(d);
  end
  e = x(1) * ones(n, 1);
  if m > 0
    k = n;
  else
    k = n + 1;
  end
  for i = 1:k
    e(i) = x * i - 0.1 * sum(e);
  end
  y = sum(d.^2) + sum(e.^2) + sum(a.^2) + sum(b) * sum(c.^2) + numel(c);
end
%@ at 0.7, 3, 0
%@ at 0.7, 3, 2
%@ at 0.7, 0, 4
%@ at 0.7, -3, 5
%@ at 0.7, 5, -4
%@ independents x
%@ analytic
