function z = odd_subscripts(x)
  a = x(1);
  b = a(1) * a(end) + a(1, 1, 1);
  c = a([1 1 1]);
  d = a(ones(2, 2));
  e = x(:, 1);
  f = x([], 1);
  g = x(zeros(1, 0));
  h = x(:, :);
  h(1, :) = [];
  z = b + sum(c) + sum(d(:)) + sum(e) + sum(f(:)) + sum(g) + sum(h(:));
end
%@ at [1; 2]
%@ at 3
%@ analytic
%@ dimensions any
