function z = f(x)
  z = int32(5) * x;
end
