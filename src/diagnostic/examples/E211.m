function z = f(x)
  z = a_f(2) * x;
end
