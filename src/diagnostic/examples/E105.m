function z = f(x)
  x + 1 = z;
end
