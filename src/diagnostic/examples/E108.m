function z = f(x)
  z = [~, x];
end
