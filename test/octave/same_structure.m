function same = same_structure(a, x)
% SAME_STRUCTURE  Whether an adjoint has the sizes, cells and fields of its variable.
  same = isequal(size(a), size(x)) && iscell(a) == iscell(x) && isstruct(a) == isstruct(x);
  if same && iscell(x)
    same = all(cellfun(@same_structure, a(:), x(:)));
  elseif same && isstruct(x)
    same = isequal(sort(fieldnames(a)), sort(fieldnames(x)));
    if same
      same = same_structure(struct2cell(orderfields(a)), struct2cell(orderfields(x)));
    end
  end
end
