function z = f(x)
  global n = rand
  z = x * n;
end
