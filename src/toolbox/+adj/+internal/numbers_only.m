function g = numbers_only(g, value)
  % NUMBERS_ONLY  A derivative with regard to a structure or a cell, with '' in the place of all that are no numbers in it.
  if iscell(value) && iscell(g)
    for k = 1:numel(value)
      g{k} = adj.internal.numbers_only(g{k}, value{k});
    end
  elseif isstruct(value) && isstruct(g)
    names = fieldnames(value);
    for n = 1:numel(value)
      for k = 1:numel(names)
        g(n).(names{k}) = adj.internal.numbers_only(g(n).(names{k}), value(n).(names{k}));
      end
    end
  elseif ~isfloat(value) && ~islogical(value)
    g = '';
  elseif ~isreal(g) && isreal(value)
    % Along real numbers only the real part has a meaning.
    g = real(g);
  end
end
