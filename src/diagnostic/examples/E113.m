function z = f(x)
  a -1
  a = 2;
  z = a * x;
end
