function z = integrals(p, q, b)
  % Integrals that depend on what their integrands capture, and on their bounds.
  z = integral(@(t) exp(-p * t.^2) .* cos(q * t), 0, b, 'AbsTol', 1e-13, 'RelTol', 1e-13);
  h = @(t) weighted(t, p, z);
  z = z + q * quadgk(h, -b, p, 'RelTol', 1e-12, 'AbsTol', 1e-13);
  z = z * quadl(@(t) sqrt(t + q^2), b, 0, 1e-12) + quadcc(@sin, p, q, [1e-13, 1e-13]);
end

function y = weighted(t, p, c)
  y = c ./ (1 + (t - p).^2);
end
%@ at 1.3, 0.7, 2
%@ at 0.4, 1.2, 0.5
