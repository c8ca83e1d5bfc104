function seeds = seed(d, values)
  % SEED  The seeds of the results, as a derivative takes them: those of varargout as one cell.
  if iscell(values)
    seeds = values;
  else
    seeds = {values};
  end
  if any(strcmp(d.dependents, 'varargout'))
    fixed = numel(d.dependents) - 1;
    seeds = [seeds(1:fixed), {seeds(fixed + 1:end)}];
  end
end
