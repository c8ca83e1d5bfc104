function z = f(x)
  z = x^2;
  !z;
end
