function z = f(x)
  z = besselj(x, 2);
end
