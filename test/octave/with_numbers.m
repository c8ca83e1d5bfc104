function x = with_numbers(x, v)
% WITH_NUMBERS  A value with other numbers in it: the inverse of numbers_of.
  if iscell(x)
    for k = 1:numel(x)
      count = numel(numbers_of(x{k}));
      x{k} = with_numbers(x{k}, v(1:count));
      v(1:count) = [];
    end
  elseif isstruct(x)
    ordered = orderfields(x);
    names = fieldnames(ordered);
    x = orderfields(cell2struct(with_numbers(struct2cell(ordered), v), names, 1), x);
  elseif isfloat(x)
    x = reshape(v, size(x));
  end
end
