function z = preallocated(a, n)
  y = zeros(1, n);
  y(1) = a;
  for i = 2:n
    y(i) = y(i - 1) + 0.1 * sin(y(i - 1)) * a;
  end
  h = ones(n, 2);
  for i = n:-1:1
    h(i, :) = [y(i), y(i)^2];
  end
  z = sum(y) + sum(h(:, 2)) * h(end, 1);
end
%@ at 0.3, 6
%@ at 0.3, 1
%@ independents a
%@ analytic
