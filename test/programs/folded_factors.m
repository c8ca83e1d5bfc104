function z = folded_factors(x, y)
  % Numbers that are written down in products and quotients, which become one where that is exact.
  z = 0.5 * sum((x / 4).^2) + sum(100 * (2 * x).^2 / 8) - 0.1 * sum((3 * x).^2 / 3);
  z = z + sum(2 ./ (4 * x) + (1 ./ (2 .* y)).^2) / 2 + sum(999999 * (999999 * (999999 * y.^2))) * 1e-18;
end
%@ at [0.3; -0.5; 0.8], 2
%@ at 0.4, [0.7 3]
%@ analytic
