function options = with_any_dimensions(problem, options)
  % WITH_ANY_DIMENSIONS  Options for a derivative that takes arrays of more dimensions, after an error of one that does not.
  %   options = adj.internal.with_any_dimensions(problem, options): [] where the error is another one, or they have been tried.
  wide = 'array-dimensions=any';
  if strcmp(problem.identifier, 'Adjoinery:directions') && ~any(strcmp(options.set, wide))
    options.set = [options.set, {wide}];
  else
    options = [];
  end
end
