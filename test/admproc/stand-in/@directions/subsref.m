function v = subsref(d, index)
% SUBSREF  d(i) of all directions, d{k} of one.
  if strcmp(index(1).type, '{}')
    v = d.list{index(1).subs{:}};
    if numel(index) > 1
      v = subsref(v, index(2:end));
    end
  else
    v = each(@(it) subsref(it, index), d);
  end
end
