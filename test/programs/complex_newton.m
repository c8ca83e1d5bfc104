function z = complex_newton(c)
  z = 1 + 0i;
  k = 0;
  while abs(z ^ 3 - c) > 1e-12 && k < 50
    z = z - (z ^ 3 - c) / (3 * z ^ 2);
    k = k + 1;
  end
end
%@ at 2+1i
%@ at 2
