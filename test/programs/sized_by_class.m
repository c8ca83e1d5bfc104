function y = sized_by_class(x, n, cls)
  % a class by name, or a number of columns; sizes of several numbers
  a = zeros(n, cls);
  k = 0;
  for i = 1:numel(a)
    a(i) = x(1) * i;
    k = k + 1;
  end
  b = ones(size(x, 1), n(1));
  for j = 1:n(1)
    b(:, j) = x(:) * j;
  end
  b(1, n(1) + k) = x(1);
  c = x(1) .* ones(n, cls);
  c = c .* c;
  y = sum(c(:)) + sum(a(:)) * sum(sum(b.^2)) + size(a, 1) * x(1);
end
%@ at [0.3; 0.4], 3, 2
%@ at [0.3; 0.4], [2 3 2], 'double'
%@ at [0.3; 0.4], [2 3], 4
%@ dimensions any
%@ independents x
%@ analytic
