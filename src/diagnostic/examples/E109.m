function z = f(x)
  z = 1.5e * x;
end
