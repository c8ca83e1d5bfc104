function d = plus(a, b)
  d = each(@plus, a, b);
end
