function d = rdivide(a, b)
  d = each(@rdivide, a, b);
end
