function e = piecewise_drag(v, t)
  % The work of drag along a path; the coefficient is that of a given curve.
  pp = spline([0 1 2 3], [0.4 0.5 0.45 0.2]);
  c = ppval(pp, v);
  p = c .* v.^3;
  e = trapz(t, p) + sum(cumtrapz(t, v)) + trapz(0.1, p);
end
%@ at [0.3 1.2 2.5 2.9], [0 1 2.2 3.1]
%@ at [0.3; 1.2; 2.5], [0; 1; 2.2]
