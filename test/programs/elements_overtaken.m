function y = elements_overtaken(x, k, n)
  % Loops that write behind all that they read need no old elements back; others do, by little differences.
  y = marching(x, k, n) * twice(x, k, n) + backwards(x, k, n) * ahead(x, k, n) + plane(x, k, n) * within(x, k, n);
  y = y + again(x, k, n) * read_later(x, k, n) + shifted(x, k, n) * read_before(x, k, n) * own(x, k, n);
end

function y = marching(x, k, n)
  z = zeros(1, n + 1);
  z(1) = x(1);
  for i = 1:n
    z(i + 1) = z(i)^2 * k + x(i);
  end
  y = sum(z.^2);
end

function y = twice(x, k, n)
  z = zeros(1, n + 2);
  z(:) = x(1:n + 2);
  for i = 1:n
    z(i + 1) = z(i)^2 * k;
    z(i + 2) = z(i + 1)^2 * z(i);
    z(i + 1) = z(i + 1) * z(i + 2);
  end
  y = sum(z.^2);
end

function y = backwards(x, k, n)
  z = zeros(1, n + 2);
  z(:) = x(1:n + 2);
  for i = n:-1:1
    z(i) = z(i + 1)^2 * k;
  end
  v = z;
  for i = n:-1:1
    v(i + 1) = v(i)^2 * k;
  end
  y = sum(z.^2) + sum(v.^2);
end

function y = ahead(x, k, n)
  z = zeros(1, n + 2);
  z(:) = x(1:n + 2);
  for i = 1:2:n
    z(i + 1) = z(i + 2)^2 * z(i) + k;
  end
  y = sum(z.^2);
end

function y = own(x, k, n)
  z = zeros(1, n + 2);
  z(:) = x(1:n + 2);
  for i = 1:n
    z(i + 1) = z(i)^2 + z(i + 1)^2;
  end
  v = zeros(1, n + 2);
  v(:) = x(1:n + 2);
  for i = 1:n
    v(i + 1) = v(i) * k;
    v(i + 1) = sum(v.^2);
  end
  y = sum(z.^2) * sum(v.^2);
end

function y = plane(x, k, n)
  u = zeros(4, n + 1);
  u(:, 1) = x(1:4);
  w = u + 0.1;
  for t = 1:n
    for j = 2:3
      u(j, t + 1) = u(j, t)^2 + k * (u(j - 1, t) - u(j + 1, t));
      w(j, t + 1) = w(j, t)^2 + k * (w(j - 1, t + 1) - w(j + 1, t + 1)^2);
    end
  end
  y = sum(u(:).^2) + sum(w(:).^2);
end

function y = within(x, k, n)
  z = zeros(1, n + 2);
  z(:) = x(1:n + 2);
  w = 0;
  for i = 1:n
    for j = 1:2
      z(i + 1) = z(i)^2 * k * j;
      w = w + z(i + 1)^2;
    end
  end
  y = sum(z.^2) * w;
end

function y = again(x, k, n)
  z = zeros(1, n + 2);
  z(:) = x(1:n + 2);
  for t = 1:2
    for i = 1:n
      z(i + 1) = z(i)^2 * k + z(n + 2);
    end
  end
  y = sum(z.^2);
end

function y = read_later(x, k, n)
  z = zeros(1, n + 2);
  z(:) = x(1:n + 2) * k;
  w = sum(z.^3);
  for i = 1:n
    z(i + 1) = z(i)^2 * k;
    z(1) = z(1) * z(i + 1);
  end
  y = sum(z.^2) * w;
end
function y = shifted(x, k, n)
  z = zeros(1, n + 2);
  z(:) = x(1:n + 2);
  for i = 1:n
    z(i) = z(i + 1)^2 * k;
  end
  v = z;
  for i = n:-1:1
    v(i + 1) = v(i)^2 * k;
  end
  y = sum(z.^2) + sum(v.^2);
end

function y = read_before(x, k, n)
  z = zeros(1, n + 2);
  z(:) = x(1:n + 2) * k;
  w = sum(z.^3);
  for i = 1:n
    z(i + 1) = z(i)^2 * k;
  end
  y = sum(z.^2) * w;
end
%@ at [1.3 0.4 0.7 0.2 0.9 1.1], 0.3, 3
%@ at [1.3; 0.4; 0.7; 0.2; 0.9; 1.1], 0.3, 1
%@ at [1.3 0.4 0.7 0.2 0.9 1.1], 0.3, 0
%@ independents x, k
%@ analytic
