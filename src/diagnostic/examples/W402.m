function z = f(x)
  z = integral(@(t) t .* (t < x), 0, 1);
end
