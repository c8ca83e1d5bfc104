function z = f(x)
  z = (x + 1;
end
