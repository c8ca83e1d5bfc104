function pattern = auto_pattern(p, again)
  % AUTO_PATTERN  The pattern of the Jacobian of a driver's function, found by index sets, or by tangents at the arguments and near them.
  %   pattern = auto_pattern(p, again): it is kept for the next calls with arguments of these sizes; with again = true it is found
  %   anew, and joined with the one kept.
  %   Where nothing checks it, one of another program, or of other captured values, is not taken.
  persistent keys patterns programs;
  if isempty(keys)
    keys = {};
    patterns = {};
    programs = {};
  end
  p.options.output = 1;
  key = [adj.internal.pattern_key(p.f, p.args, p.wrt, p.options, 'auto'), sprintf(' %d', p.outputs)];
  at = find(strcmp(key, keys), 1);
  if isfield(p.opts, 'x_checkPattern') && isequal(p.opts.x_checkPattern, 0)
    program = {adj.internal.in_dimensions(p.f, p.options, @(options) folder_of(p, options)), adj.internal.captured(p.f)};
    if ~isempty(at) && ~isequaln(programs{at}, program)
      keys(at) = [];
      patterns(at) = [];
      programs(at) = [];
      at = [];
    end
  else
    program = {};
  end
  if ~isempty(at) && ~again
    pattern = patterns{at};
    return;
  end
  nonzeros = @() adj.internal.nonzeros_near(@(args) tangent_product(setfield(p, 'args', args), speye(p.width)), p.args, p.wrt);
  pattern = adj.internal.narrowed(@() adj.internal.index_sets(p.f, p.args, p.wrt, p.outputs, p.options), nonzeros);
  if isempty(at)
    keys = [{key}, keys(1:min(end, 19))];
    patterns = [{pattern}, patterns(1:min(end, 19))];
    programs = [{program}, programs(1:min(end, 19))];
    return;
  end
  if isequal(size(patterns{at}), size(pattern))
    pattern = pattern | patterns{at};
  end
  patterns{at} = pattern;
end

% The folder of the derivative, another one for another program.
function folder = folder_of(p, options)
  d = adj.internal.derivative(p.f, p.args, adj.internal.request('directions', p.wrt, p.outputs, options));
  folder = d.folder;
end
