function y = sized_by_steps(x, T, dt)
  % As many places as a time has steps, and loops that are left.
  n = floor(T / dt);
  z = zeros(n + 1, 2);
  z(1, :) = x;
  for k = 1:n
    z(k + 1, 1) = z(k, 1) + dt * z(k, 2);
    z(k + 1, 2) = z(k, 2) - dt * sin(z(k, 1));
    if z(k, 1) > 1.2
      n = k;
      z(k + 2, 1) = z(k, 1) * 2;
      break
    end
  end
  w = [];
  for k = 1:n
    w(k) = z(k, 1)^2;
    w(end + 1) = x(1) * k;
  end
  y = sum(w) + z(n + 1, 2) + numel(z);
end
%@ at [0.3 0.4], 3, 0.1
%@ at [1.3 0.4], 0.35, 0.1
%@ at [1 0.4], 0.05, 0.1
%@ at [1 0.9], 5.05, 0.1
%@ independents x
%@ analytic
