function d = uminus(a)
  d = each(@uminus, a);
end
