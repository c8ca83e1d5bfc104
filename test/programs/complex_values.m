function z = complex_values(a, b)
  c = a + 1i * b;
  d = c .^ 2 * exp(1i * a);
  e = conj(c) * d + abs(c);
  f = real(e) + imag(d);
  z = f * sqrt(a) + real(c' * d) + angle(c);
end
%@ at 1, 2
%@ at 7, 2
