function r = while_newton(a, tol)
  r = a;
  k = 0;
  while abs(r^2 - a) > tol && k < 50
    r = (r + a / r) / 2;
    k = k + 1;
  end
end
%@ at 2, 1e-12
%@ at 1.3, 1e-12
%@ at 50, 1e-12
%@ independents a
