function r = complex_wrappers(x, y)
  z = x + i * y;
  r = abs(z - 1) .^ 2 + real(z) .* imag(z) - real(z') .* imag(z.');
  j = 3;
  r = r + j;
end
%@ at 2, 3
%@ at [2; 1], [3; -1]
