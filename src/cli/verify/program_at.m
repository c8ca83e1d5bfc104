function p = program_at(f, adjoint, tangent, args, how)
  % PROGRAM_AT  A function and its derivatives at arguments, in the form in which they are compared.
  %   p = program_at(f, adjoint, tangent, args, how): handles, the tangent [g_z, z] = g_f(g_x, x) and the adjoint; [] for a
  %   derivative that there is not. how is a structure: independents and dependents are positions of arguments and results,
  %   outputs and parameters how many there are, list the position of varargin (0: there is none), extra the number of
  %   values in varargout (-1: there is none), forward whether the tangent is what is verified.
  %   p has these fields, and f, args (lists are one cell array, in arguments and in results), the results z, seeds (random
  %   weights, see balanced_seeds, or ones where the adjoint is called without: is_seeded is false), adjoint(args, factor), the gradients that it
  %   gives here, and tangent(args, position, d), eps of the coarsest class, value: the largest relative difference between
  %   results of f and of the adjoint, missing: why this cannot be run, is_repeatable: whether f gives the same again, and the names
  %   of the solvers that it calls (see watch_solvers).
  global adm_solvers
  p = how;
  if p.list > 0
    args = [args(1:p.list - 1), {args(p.list:end)}];
  end
  p.args = args;
  z = cell(1, p.outputs);
  try
    [z{:}] = with_same_random(@call_with_lists, f, p.list, p.outputs, p.extra, args);
  catch problem
    % Results behind the last dependent need not be set.
    p.outputs = max(p.dependents);
    if p.outputs == numel(z)
      rethrow(problem);
    end
    z = cell(1, p.outputs);
    p.extra = -1;
    [z{:}] = with_same_random(@call_with_lists, f, p.list, p.outputs, p.extra, args);
  end
  p.f = @(varargin) with_same_random(@call_with_lists, f, p.list, p.outputs, p.extra, varargin);
  p.z = z;
  adm_solvers.called = {};
  again = cell(1, p.outputs);
  [again{:}] = p.f(args{:});
  p.solvers = unique(adm_solvers.called);
  p.is_repeatable = isequaln(again, z);
  p.missing = '';
  p.is_seeded = numel(args) >= p.parameters;
  if ~p.is_seeded && all(cellfun(@(it) isreal(it) && isscalar(it), z(p.dependents)))
    p.seeds = num2cell(ones(size(p.dependents)));
  else
    p.seeds = balanced_seeds(p);
    if ~p.is_seeded
      p.missing = sprintf('all %d arguments are needed, or --nargin %d: the adjoints of the results stand behind them', p.parameters, numel(args));
      adjoint = [];
      if ~p.forward
        error(p.missing);
      end
    end
  end
  p.eps = eps;
  if any(cellfun(@(it) isa(it, 'single'), [p.seeds, args]))
    p.eps = eps('single');
  end
  [p.adjoint, p.tangent, p.gradients] = deal([]);
  p.value = 0;
  if ~isempty(adjoint)
    try
      [p.gradients, results] = gradients_of(p, adjoint, args, 1);
      p.value = value_difference(results, z);
      p.adjoint = @(args, factor) gradients_of(p, adjoint, args, factor);
    catch problem
      if ~p.forward
        rethrow(problem);
      end
      p.missing = sprintf('the adjoint stops: %s', problem.message);
    end
  end
  if ~isempty(tangent)
    p.tangent = @(args, position, d) tangent_along(p, tangent, args, position, d);
  end
end

function [gradients, results] = gradients_of(p, adjoint, args, factor)
  % The adjoints of the independents that are given, as columns.
  seeds = {};
  if numel(args) >= p.parameters
    seeds = cellfun(@(it) unflatten_numbers(it, factor * flatten_numbers(it)), p.seeds, 'UniformOutput', false);
  end
  got = cell(1, numel(p.independents) + p.outputs);
  [got{:}] = with_same_random(@call_with_lists, adjoint, p.list, numel(got), -1, [args, seeds]);
  results = got(numel(p.independents) + 1:end);
  if p.extra >= 0
    % The derivative gives all that f puts into varargout, f itself what is asked for.
    results{p.outputs} = results{p.outputs}(1:min(p.extra, end));
  end
  gradients = cell(size(p.independents));
  for k = find(p.independents <= numel(args))
    x = args{p.independents(k)};
    gradients{k} = flatten_numbers(got{k}, x);
    if numel(gradients{k}) ~= numel(flatten_numbers(x))
      error('the adjoint of argument %d has %d numbers, the argument has %d', p.independents(k), numel(gradients{k}), ...
        numel(flatten_numbers(x)));
    end
  end
end

function [slope, size_of_terms, results] = tangent_along(p, tangent, args, position, d)
  % The derivative that the tangent gives of the weighted sum of the results where one argument moves.
  given = {};
  for k = 1:numel(args)
    if any(p.independents == k)
      moved = flatten_numbers(args{k}) * 0;
      if k == position
        moved = d;
      end
      given = [given, {unflatten_numbers(args{k}, moved)}];
    end
    if k == p.list
      given = [given, args{k}];
    else
      given = [given, args(k)];
    end
  end
  got = cell(1, p.outputs + numel(p.dependents) + (p.extra >= 0) * (p.extra - 1));
  [got{:}] = with_same_random(tangent, given{:});
  slope = 0;
  size_of_terms = 0;
  results = cell(1, p.outputs);
  for k = 1:p.outputs
    if any(p.dependents == k)
      like = p.seeds{p.dependents == k};
      g = flatten_numbers(got{1}, like);
      weights = flatten_numbers(like);
      if numel(g) ~= numel(weights)
        error('the tangent of result %d has %d numbers, the result has %d', k, numel(g), numel(weights));
      end
      terms = real(weights .* g);
      slope = slope + sum(terms);
      size_of_terms = size_of_terms + sum(abs(terms));
      got(1) = [];
    end
    if k == p.outputs && p.extra >= 0
      results{k} = got;
    else
      results(k) = got(1);
      got(1) = [];
    end
  end
end
