function v = flatten_numbers(x, like)
  % FLATTEN_NUMBERS  The numbers of a value as a column.
  %   v = flatten_numbers(x, like): x is an array, a cell array or a structure; its floating-point numbers stand one behind
  %   the other, those of fields in the order of their names. With like, those of x where like, of the same structure,
  %   has floating-point numbers.
  if nargin < 2
    like = x;
  end
  v = zeros(0, 1);
  if isfloat(like)
    v = full(double(x(:)));
  elseif iscell(like)
    for k = 1:numel(like)
      v = [v; flatten_numbers(x{k}, like{k})];
    end
  elseif isstruct(like)
    names = sort(fieldnames(like));
    for k = 1:numel(like)
      for j = 1:numel(names)
        v = [v; flatten_numbers(x(k).(names{j}), like(k).(names{j}))];
      end
    end
  end
end
