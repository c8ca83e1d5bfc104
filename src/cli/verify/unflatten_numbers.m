function [x, v] = unflatten_numbers(x, v)
  % UNFLATTEN_NUMBERS  A value with other numbers.
  %   [x, v] = unflatten_numbers(x, v): a value like x with the numbers of the column v, in the order of flatten_numbers,
  %   and those of v that are left.
  if isfloat(x)
    n = numel(x);
    x = reshape(cast(v(1:n), class(x)), size(x));
    v = v(n + 1:end);
  elseif iscell(x)
    for k = 1:numel(x)
      [x{k}, v] = unflatten_numbers(x{k}, v);
    end
  elseif isstruct(x)
    names = sort(fieldnames(x));
    for k = 1:numel(x)
      for j = 1:numel(names)
        [x(k).(names{j}), v] = unflatten_numbers(x(k).(names{j}), v);
      end
    end
  end
end
