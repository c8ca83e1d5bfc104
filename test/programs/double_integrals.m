function [z, y] = double_integrals(x, p)
  g = @(s, t) exp(-p(1) .* s .* t) + x .* t.^2;
  z = integral2(g, 0, x, 0.5, p(2));
  z = z + p(1) * quad2d(@(s, t) weight(s, t, p), 0, 1, @(s) s - 1, @(s) p(2) * s + x);
  y = dblquad(@(s, t) cos(s * x) * t, p(1), 1, 0, 2, 1e-8) + integral2(@plus, 0, 1, 0, 2, 'RelTol', 1e-8);
end

function w = weight(s, t, p)
  w = 1 ./ (p(2) + s.^2 + t.^2);
end
%@ at 0.7, [0.4 1.3]
