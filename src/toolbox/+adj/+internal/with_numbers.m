function [value, used] = with_numbers(value, columns)
  % WITH_NUMBERS  A value with other numbers, those of adj.internal.numbers in their order.
  %   value = adj.internal.with_numbers(value, columns): of several columns arrays get one dimension more behind theirs.
  used = 0;
  if iscell(value)
    for k = 1:numel(value)
      [value{k}, more] = adj.internal.with_numbers(value{k}, columns(used + 1:end, :));
      used = used + more;
    end
  elseif isstruct(value)
    names = fieldnames(value);
    for k = 1:numel(value)
      for j = 1:numel(names)
        [value(k).(names{j}), more] = adj.internal.with_numbers(value(k).(names{j}), columns(used + 1:end, :));
        used = used + more;
      end
    end
  elseif isfloat(value) || islogical(value)
    used = numel(value);
    value = reshape(columns(1:used, :), [size(value), size(columns, 2)]);
  end
end
