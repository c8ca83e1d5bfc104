function [z, y] = idle_zeros(x)
  % What iterations take of an adjoint, and what others, or what is behind the loop, take of it, too.
  n = numel(x);
  y = zeros(2, n);
  w = zeros(1, n);
  v = zeros(1, n + 1);
  for i = 1:n
    y(:, i) = sin(x(i) * [1; 2]);
    w(i) = x(i)^2;
    v(i + 1) = v(i) * x(i) + w(i);
  end
  u = ones(1, n);
  for j = 1:2
    for i = 1:n
      u(i) = u(i) * x(i) + j;
    end
  end
  q = x;
  for i = 1:n
    q(i) = q(i)^2 + q(1);
  end
  z = v(n + 1) + sum(u) + sum(w .* u) + sum(q(:));
end
%@ at [0.3; -0.5; 0.8]
%@ at [0.3 0.7]
%@ at 0.4
%@ analytic
