function [g, loss] = infinite_costs(x, y, gam, steps)
  % Tables that begin with infinity, as in soft dynamic time warping and in sums over paths: its exponential is zero.
  R = inf(numel(x) + 1, numel(y) + 1);
  R(1, 1) = 0;
  for i = 1:numel(x)
    for j = 1:numel(y)
      z = -[R(i, j), R(i, j + 1), R(i + 1, j)] / gam;
      m = max(z);
      R(i + 1, j + 1) = (x(i) - y(j))^2 - gam * (m + log(sum(exp(z - m))));
    end
  end
  g = R(end, end);
  p = x(:) - log(sum(exp(x)));
  a = -Inf(numel(x), 1);
  a(1) = p(1);
  for k = 1:steps
    b = [-Inf; a(1:end - 1)] * gam;
    m = max(a, b);
    m(isinf(m)) = 0;
    a = m + log(exp(a - m) + exp(b - m)) + p;
  end
  loss = -a(min(steps + 1, end));
end
%@ at [1 2 3.5 2], [1.2 3.1 2.2], 0.3, 2
%@ at 1, 2, 0.7, 1
%@ independents x, y, gam
