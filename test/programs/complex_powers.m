function z = complex_powers(x, a)
  z = x .^ a + (-abs(x)) .^ a + 1i ^ a + (2 + 1i) ^ x(1) + (x(1) ^ 2) ^ (1 / 3);
end
%@ at 2, 0.5
%@ at -2, 1.5
%@ at [2+1i, 3], 0.3i
