function [z, e, mu, s] = fitted_polynomials(x, y, t)
  % Polynomials through points that are shifted and scaled, and what is left of the points.
  [p, s, mu] = polyfit(x, y, 2);
  z = polyval(p, t, [], mu) + polyval(p, t(1), s, mu) * 2;
  [q, rest] = polyfit(x .^ 2, y, 1);
  e = rest.normr / sqrt(rest.df) + s.normr ^ 2 + polyval(q, t(end), rest);
  [r, ~, at] = polyfit(x, y .^ 2, 1);
  e = e + sum(r) * at(1) / at(2);
  s = s.normr;
end
%@ at [1 2.5 4 3 5.2], [1 2.2 0.3 9 17.5], [0.5 1.5; 2 7]
%@ at [1; 2.5; 4; 3], [2; -1; 0.3; 3], 0.5
