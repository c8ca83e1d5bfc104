function [z, c] = sizes_of_parameters(x, p)
  % Functions whose parameters have sizes in common in all calls, in some of them, or never.
  y = 2 * x;
  n = numel(x);
  z = same(x, y) + same(y, x .^ 2);
  z = z + some(x, y) + some(x, p) + some(x(:), x(:).');
  z = z + counted(x, n) + counted([x(:); p], n + 1) + counted(y(1:end - 1), n - 1);
  z = z + first(x, p, n) + first(p, x, 1);
  z = z + shrunk(x, y) + once(x, p);
  s = 0;
  w = x;
  for k = 1:3
    s = s + some(w, x(1:numel(w)));
    w = [w(:); p];
    s = s + some(w, p);
    w = w(1:max(1, end - 2));
  end
  z = z + s;
  c = turned(x(:) * y(:).', x(:), y(:).');
end

function z = same(x, y)
  z = sum(x(:) .* y(:)) + sum(sum(x - y));
  for i = 1:numel(x), z = z + x(i) * y(i) ^ 2; end
end

function z = once(x, y)
  t = x .* y;
  z = sum(t(:));
end

function z = some(x, y)
  t = x .* y + x;
  z = sum(t(:)) ^ 2;
end

function z = counted(x, n)
  w = zeros(size(x));
  for i = 1:n
    w(i) = x(i) * sin(i);
    if i > 1, w(i) = w(i) + w(i - 1) * x(1); end
  end
  z = sum(w);
end

function z = first(x, y, n)
  v = x * y;
  v(n) = x(1) * y(end);
  z = sum(v .^ 2);
end

function z = shrunk(x, y)
  z = x(1) * y(end);
  if numel(x) > 1, z = z + shrunk(x(2:end), y(1:end - 1)) * y(1); end
end

function c = turned(A, u, v)
  c = A * u + (v * A).';
  c = c .* (u + v.');
end
%@ at [0.4 1.2 0.7], 0.3
%@ at [0.4; 1.2], -0.8
%@ at 0.6, 1.1
%@ independents x, p
%@ dependents z, c
%@ analytic
