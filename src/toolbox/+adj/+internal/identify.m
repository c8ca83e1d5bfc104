function [text, inputs] = identify(f, args)
  % IDENTIFY  The text that tells a function from others, and the values that its derivative takes.
  %   [text, inputs] = adj.internal.identify(f, args): the text holds the names of captured variables, and that of functions
  %   among the arguments; their values may differ from call to call. inputs is a row: the captured values, those of functions
  %   among the arguments, and the arguments that are no functions.
  if ischar(f)
    text = f;
    inputs = args;
  else
    [text, captured] = adj.internal.describe(f);
    inputs = [captured, args];
  end
  places = find(cellfun('isclass', args, 'function_handle'));
  if ~isempty(places)
    inputs(numel(inputs) - numel(args) + places) = [];
    ahead = numel(inputs) - (numel(args) - numel(places));
    for k = fliplr(places)
      [name, captured] = adj.internal.describe(args{k});
      text = sprintf('%s %d=%s', text, k, name);
      inputs = [inputs(1:ahead), captured, inputs(ahead + 1:end)];
    end
  end
end
