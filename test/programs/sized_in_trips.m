function y = sized_in_trips(x, n)
  % Sizes that each trip computes anew, and arrays of the trip before.
  a = zeros(1, n);
  for t = 1:3
    m = floor(n / t) + t;
    b = zeros(m, 1);
    for i = 1:m
      b(i) = x * i * t;
    end
    if t > 1
      for i = 1:mold
        b(i) = b(min(i, numel(b))) + c(i);
      end
    end
    a(m) = sum(b);
    c = b.^2;
    mold = m;
  end
  while n > 0
    a(n) = a(n) * x;
    n = n - 2;
    a(end + 1) = n * x;
  end
  y = sum(a .* (1:numel(a)));
end
%@ at 0.8, 5
%@ at 0.8, 4
%@ at 0.8, 0
%@ independents x
%@ analytic
