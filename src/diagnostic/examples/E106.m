function z = f(x)
  if x > 0
    z = x;
