function [c, area, at] = calibration_curve(x, y, xs)
  % A polynomial through measured points, its slope, integral and zeros.
  c = polyfit(x, y, 2);
  slope = polyval(polyder(c), xs);
  whole = polyint(c, 1);
  area = polyval(whole, xs(end)) - polyval(whole, xs(1)) + sum(slope);
  r = roots(c);
  at = sum(abs(r).^2) + sum(poly(xs));
end
%@ at [0 1 2.5 3 4.2], [1 2.2 7 9 17.5], [0.5 1.5 2]
%@ at [0; 1; 2.5; 3], [2; -1; 0.3; 3], [0.5 1.5]
