function z = f(x)
  k = 1;
  z = [k++ x];
end
