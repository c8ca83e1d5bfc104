function [z, n] = roots_in_loops(a, b, m)
  % Kepler's equation, by a function that gets its handle; each zero is the start for the next.
  z = zeros(1, m);
  n = 0;
  start = b;
  for k = 1:m
    eccentricity = a / (1 + k);
    [start, residual, info] = zero_of_handle(@(t) kepler(t, eccentricity, b * k), start);
    n = n + info + (abs(residual) > 1e-6);
    z(k) = start^2;
    b = b + 0.1 * z(k);
  end
end

function [z, residual, info] = zero_of_handle(g, start)
  [z, residual, info] = fzero(g, start, optimset('TolX', 1e-15));
  z = z * 2;
end

function r = kepler(anomaly, eccentricity, m)
  r = 2 * anomaly - eccentricity * sin(2 * anomaly) - m;
end
%@ independents a, b
%@ dependents z
%@ at 0.6, 0.8, 3
%@ at 0.3, -0.4, 2
