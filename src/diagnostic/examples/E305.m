function z = f(x)
  setup
  z = x^2;
end
