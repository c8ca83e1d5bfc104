function seeds = seeds_of(values, column)
  % SEEDS_OF  The seeds of results: values like them, with the numbers of a column.
  seeds = adj.internal.with_numbers(values, column);
  for k = 1:numel(seeds)
    if ~(isfloat(seeds{k}) || islogical(seeds{k}) || iscell(seeds{k}) || isstruct(seeds{k}))
      seeds{k} = zeros(size(seeds{k}));
    end
  end
end
