function d = transpose(a)
  d = each(@transpose, a);
end
