function d = subsasgn(d, index, v)
  d = each(@(it, part) subsasgn(it, index, part), d, v);
end
