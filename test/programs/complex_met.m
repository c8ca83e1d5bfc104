function z = complex_met(x, c)
  y = x + c;
  x = real(y);
  z = x .* c;
  z = abs(z) .^ 2 + hypot(x, imag(y));
end
%@ at [1, 2], 1i
%@ at [1, 2], 1i
%@ independents x
