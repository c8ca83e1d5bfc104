function z = zero_weights(x, y, w)
% ZERO_WEIGHTS  Functions whose derivatives are infinite somewhere, of which nothing is used, as the weights are zero.
%   The gradient depends on the weights all the same.
  [t, r] = cart2pol(x, y);
  [a, b, c] = cart2sph(x, y, x + y);
  p = legendre(2, x);
  q = [2, x; y, 3]^0.5;
  s = [acos(x), atan2(y, x), nthroot(x, 3), cbrt(y), asind(x), acosd(y), asecd(1 + x), acscd(1 + y), sqrt(x), acosh(1 + x), ...
       x^y, (x - 0.3)^(y + 1.3), gammainc(x, y), gammainc(y, x, 'upper'), gammaincinv(x, y), betainc(x, y, 2), ...
       betaincinv(y, 2, x), t, r, a, b, c, p(2), q(1, 2), svd([x, 1; y, 2; 1, 1])(2)];
  z = s * w(1:numel(s));
end
%@ at 0.3, 0.7, zeros(26, 1)
%@ at 0.4, 0.8, (1:26).' / 20
