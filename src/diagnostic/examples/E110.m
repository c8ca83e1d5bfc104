function z = f(x, x)
  z = x^2;
end
