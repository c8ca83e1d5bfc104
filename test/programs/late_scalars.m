function y = late_scalars(x, k, c, dt, n)
  % What a loop writes to single elements is known to be scalar from the loop's beginning, but only where the loop is run.
  p = zeros(n + 1, 1);
  v = zeros(n + 1, 1);
  v(1) = sum(x(:));
  for i = 1:n
    force = -k * p(i) - c * v(i);
    half = dt / 2;
    if i == 2
      force = force + half * dt;
    end
    v(i + 1) = v(i) + dt * force;
    p(i + 1) = p(i) + half * (v(i) + v(i + 1));
  end
  y = sum(p.^2) + sum(v) + sum(k(:)) * c + sum(sum(k * dt * k));
  if n == 0
    y = y + of_squares(k, x(1)) * of_squares(k, c);
  else
    y = y * damped(k, dt);
  end
end

function y = of_squares(k, s)
  y = sum(sum(k * k)) * s;
end

function y = damped(k, dt)
  last = k * k;
  y = zeros(2, 1);
  y(2) = dt * last;
  y = 1 + sum(y);
end
%@ at [0.4 0.7; -0.2 0.3], [1.1 0.4; 0.2 0.9], 0.3, 0.1, 0
%@ at [0.4 0.7; -0.2 0.3], 1.1, 0.3, 0.1, 4
%@ at 0.4, 1.1, [0.3 0.2], 0.1, 0
%@ at 0.4, 1.1, 0.3, 0.1, 1
%@ independents x, k, c, dt
%@ analytic
