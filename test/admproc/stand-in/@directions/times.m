function d = times(a, b)
  d = each(@times, a, b);
end
