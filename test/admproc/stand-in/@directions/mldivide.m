function d = mldivide(a, b)
  d = each(@mldivide, a, b);
end
