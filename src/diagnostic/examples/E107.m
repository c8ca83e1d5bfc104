function z = f(x)
  z = x;
  else
  z = 2 * x;
end
