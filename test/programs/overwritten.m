function z = overwritten(x)
  y = sin(x);
  x = x .* y;
  y = x + y;
  x = y;
  y = y .* y .* x;
  z = sum(y);
  x = 3;
  z = z * x;
  y = z;
  z = z * y;
end
%@ at [0.1 0.2 0.3]
%@ at 0.5
%@ analytic
