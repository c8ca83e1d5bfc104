function r = request(kind, wrt, outputs, options)
  % REQUEST  The derivatives that are asked of a function, as adj.internal.derivative takes it.
  %   r = adj.internal.request(kind, wrt, outputs, options): kind is 'adjoint', 'sweeps', 'tangent', 'directions', 'pattern', 'hessvec',
  %   'hessian', 'curvature' or 'curvatures' (the pattern of a Hessian); wrt holds the positions of the arguments to differentiate by, outputs those of the results to differentiate;
  %   of options the fields shapes ('auto' or 'any') and set (a cell of 'name=value', options of the transformation) are read.
  persistent own;
  if isempty(own)
    own = {'direction-dimension', 'directions', 'output-mode', 'rev-prefix', 'rec-prefix', 'ret-prefix', 'forward-prefix', 'runtime', ...
      'results', 'no-missing-adjoint-args', 'optional-arguments', 'output-file-prefix'};
  end
  for k = 1:numel(options.set)
    name = strtok(options.set{k}, '=');
    if any(strcmp(name, own))
      error('Adjoinery:options', 'The option ''%s'' of the transformation is the toolbox''s own; adj.make takes it.', name);
    end
  end
  r.kind = kind;
  r.wrt = wrt;
  r.outputs = outputs;
  r.tells_shapes = ~strcmp(options.shapes, 'any');
  r.set = options.set;
  r.text = [kind, sprintf(' %d', wrt), ';', sprintf(' %d', outputs), ';', options.shapes, sprintf(' %s', r.set{:})];
end
