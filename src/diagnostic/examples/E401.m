function z = f(x)
  z = nobody(x);
end
