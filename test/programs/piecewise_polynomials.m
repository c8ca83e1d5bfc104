function [z, w, s, area] = piecewise_polynomials(x, y, t)
  % A curve through given points as pieces: its values, those of its slope and its integral, and pieces made by hand.
  pp = spline(x, y);
  z = ppval(pp, t);
  slope = ppder(pp);
  w = ppval(slope, t(:)') + sum(ppval(ppder(pp, 2), t(1)));
  [breaks, coefs, pieces, order, dims] = unmkpp(pp);
  bent = mkpp(breaks * 2, coefs .^ 2, dims);
  s = sum(sum(ppval(bent, 2 * t(:)'))) / pieces + order;
  whole = ppint(pp);
  area = ppval(whole, x(end)) - ppval(whole, t(1)) + ppval(ppint(slope), t(2));
end
%@ at [0 1 2.5 3 4.2], [1 2.2 7 9 17.5], [0.5 1.5 2]
%@ at [0; 1; 2.5; 3], [2 -1 0.3 3], [0.5; 3.5]
%@ at [0 1 2.5 4], [2 -1 0.3 3; 1 1.5 4 -2], [0.5 1.5 6]
%@ at [0 1 2.5 4], [2 -1 0.3 3; 1 1.5 4 -2], [0.5; -1]
%@ at [3 1 2.5], [1 2.2 7], [1.2 2.8]
%@ at [1 2.5], [1 2.2], [1.2 2.8; 0.3 7]
