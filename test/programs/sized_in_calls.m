function y = sized_in_calls(x, n)
  % Sizes that calls give, in recursion, too.
  p = part_of_size(x, n, 2*n);
  q = part_of_size(x, 2*n, n + 1);
  r = in_recursion(x, n);
  y = sum(p) + sum(q.^2) * r;
end
function a = part_of_size(x, n, m)
  a = zeros(n, 1);
  for i = 1:m
    a(i) = x * i;
  end
end
function r = in_recursion(x, n)
  a = zeros(n, 1);
  if n > 0
    a(n) = in_recursion(x, n - 1) * x;
    for i = 1:n-1, a(i) = x^i; end
    a(n + 1) = x;
  end
  r = sum(a) + x;
end
%@ at 0.8, 3
%@ at 0.8, 1
%@ at 0.8, 0
%@ independents x
%@ analytic
