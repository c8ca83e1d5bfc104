function d = minus(a, b)
  d = each(@minus, a, b);
end
