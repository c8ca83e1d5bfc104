function y = first_elements(x, n)
  % The first element of a column makes no row of it, others do if it has not more than one.
  a = zeros(n, 1);
  a(1) = x(1);
  for i = 1:n, a(i) = a(max(i-1,1)) * x(2); end
  b = x(1) * ones(n, 1);
  b(1) = x(2);
  b(end + 1) = x(1)^2;
  c = x(1) * ones(n + 1, 1);
  c(1) = x(2);
  c(n + 2) = x(1);
  y = sum(a) + sum(b .* (1:numel(b))' * size(b, 1)) + sum(sum(b)) + sum(c, 1) * ones(size(c, 2), 1);
end
%@ at [0.3 0.4], 0
%@ at [0.3 0.4], 1
%@ at [0.3 0.4], 3
%@ independents x
%@ analytic
