function z = f(x)
  z = x * sin(end);
end
