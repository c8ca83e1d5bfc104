function z = waves(x, m)
  % Waves of several shapes.
  h = besselh(1, x);
  z = abs(h).^2 + airy(x) .* airy(2, x) + besseli(1, x, 1) + besselk(0, x, 1);
  [k, e] = ellipke(m);
  [s, c, d] = ellipj(x, 0.4);
  p = legendre(2, m);
  z = sum(z(:)) + sum(k .* e) + sum(s(:) .* c(:) .* d(:)) + sum(p(:).^2);
end
%@ at [0.3 0.8; 1.2 2.2], [0.1 0.6]
%@ at 0.7, 0.4
