function [z, error_bound] = integrals_infinite(s, m)
  % Bounds that are infinite, an integrand that is infinite at a bound, and one with a kink.
  [z, error_bound] = quadgk(@(t) exp(-((t - m) / s).^2), -Inf, Inf, 'AbsTol', 1e-13, 'RelTol', 1e-12);
  z = z + quadgk(@(t) t.^m .* exp(-t * s), 0, Inf, 'AbsTol', 1e-13, 'RelTol', 1e-12);
  z = z * quadgk(@(t) exp(s * t) ./ sqrt(t), 0, m, 'AbsTol', 1e-12, 'RelTol', 1e-12);
  z = z + quadgk(@(t) abs(t - s) .* t, 0, 3, 'AbsTol', 1e-13, 'RelTol', 1e-12);
  z = z + quadgk(@(t) m * (t > 1) + s, 0, 3, 'WayPoints', 1, 'AbsTol', 1e-13, 'RelTol', 1e-12);
end
%@ dependents z
%@ at 1.3, 0.7
%@ at 0.8, 1.1
