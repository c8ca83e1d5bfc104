function d = mtimes(a, b)
  d = each(@mtimes, a, b);
end
