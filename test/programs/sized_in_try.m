function y = sized_in_try(x, n)
  % Loops that write beyond what was made end in an error, or behind it.
  a = zeros(n, 1);
  try
    for i = 1:n+1
      a(i) = x(i) * i;
    end
  catch
    a(n + 2) = x(1);
  end
  for i = 1:numel(a)
    a(i) = a(i) * x(1);
  end
  b = reshape(x, [], 1);
  c = zeros(n - 3, 1);
  c(1) = x(1);
  for i = 1:n-3, c(i + 1) = c(i) * x(2); end
  y = sum(a) + sum(c.^2) * numel(c) + sum(b);
end
%@ at [0.8 0.4 0.3 0.2], 3
%@ at [0.8 0.4], 3
%@ at [0.8 0.4 1 2 3 4 5], 6
%@ at [0.8 0.4 1 2 3 4 5], 2
%@ independents x
%@ analytic
