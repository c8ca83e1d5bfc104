function [u, v, w] = polar_coordinates(x, y, h)
  % There and back again, turned a little on the way.
  [t, r] = cart2pol(x, y);
  [a, b] = pol2cart(t + 0.1 * r, r.^2);
  [t, p, r] = cart2sph(a, b, h);
  [u, v, w] = sph2cart(2 * t, p - 0.3, r);
  [~, s] = cart2pol(u, v);
  w = w + s + secd(t) + acotd(p);
end
%@ at [1 2 -0.5], [0.5 1 2], [1 0.3 2]
%@ at 0.7, 0.4, -0.2
