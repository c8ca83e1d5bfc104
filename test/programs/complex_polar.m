function [r, t] = complex_polar(z)
  [t, r] = cart2pol_of(real(z), imag(z));
  r = r .* exp(1i * t);
end
function [t, r] = cart2pol_of(x, y)
  t = atan2(y, x);
  r = hypot(x, y);
end
%@ at 1+2i
%@ at [-1-2i, 2]
