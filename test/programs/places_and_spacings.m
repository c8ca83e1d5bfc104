function z = places_and_spacings(x, y, w)
  % By what distances, places, weights and options are: gradient, deconv with its rest, spline, pchip, var, std,
  % linsolve, lu with one result, hypot and kron of several.
  places = cumsum(x .^ 2 + 0.5);
  [p, q] = gradient(y' * y, places, w(1));
  z = sum(gradient(y, places) .^ 2) + sum(sum(p .* q)) + sum(gradient(y, w(2)) .^ 3);
  [b, r] = deconv(y, w(1:2));
  z = z + sum(b .^ 2) + sum(r .^ 3);
  t = [0.3; 0.6] * places(end);
  z = z + sum(spline(places, y, t) .^ 2) + sum(pchip(places, y, t) .^ 2) + sum(interp1(places, y, t, 'spline'));
  z = z + var(y, w) * std([y; 2 * y + x], w, 2)' * [1; 2];
  a = [w(1:2); x(1:2)] + 3 * eye(2);
  options = struct('LT', true, 'TRANSA', numel(x) > 4);
  z = z + sum(linsolve(a, [1; 2], options)) + sum(sum(lu(a) .^ 2)) + sum(hypot(x, y, w));
  z = z + sum(sum(kron(x, y', w(1:2)) .^ 2, 1, 'native'), 'extra');
  [c, r] = qr(a, w(1:2)', 0);
  [angle, radius] = cart2pol(a);
  z = z + sum(r \ c) + sum(angle .* radius);
end
%@ at [0.4 -0.7 0.2 0.9], [1.1 0.6 0.9 1.7], [0.4 0.8 0.5 0.3]
%@ at [0.4 -0.7 0.2 0.9 0.3], [1.1 0.6 0.9 1.7 -1], [0.4 0.8 0.5 0.3 1.2]
