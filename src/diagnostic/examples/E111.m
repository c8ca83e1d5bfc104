function z = f(x)
  z = x;
  break
end
