function text = told_shapes(parameters, shapes)
  % TOLD_SHAPES  Shapes of parameters as adjoin takes them with --shapes: 'x=n1,1 A=n2,n1 t=scalar'.
  parts = {};
  names = cell(2, numel(shapes.ranks));
  for k = 1:numel(shapes.named)
    names{shapes.named(k)} = sprintf('n%d', shapes.first(k));
  end
  for k = 1:min(numel(parameters), numel(shapes.ranks))
    if any(strcmp(parameters{k}, {'~', 'varargin', 'varargout'}))
      continue;
    end
    switch shapes.ranks(k)
      case 1
        parts{end + 1} = [parameters{k}, '=scalar'];
      case 2
        parts{end + 1} = [parameters{k}, '=1,', names{2, k}];
      case 3
        parts{end + 1} = [parameters{k}, '=', names{1, k}, ',1'];
      case 4
        parts{end + 1} = [parameters{k}, '=', names{1, k}, ',', names{2, k}];
    end
  end
  text = strjoin(parts, ' ');
end
