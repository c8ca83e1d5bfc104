function asked = words_of(entry, request, told)
  % WORDS_OF  The arguments of adjoin for a request, and the names of what it makes.
  %   asked has the fields first (arguments of the first run), second (those of a second run, which differentiates the result of
  %   the first; {} where there is none), independents, dependents, token (in the names of functions, until these are known) and
  %   names_for (gives the names of the functions for a token).
  parameters = unique(entry.independents);
  asked.independents = entry.parameters(parameters);
  last = numel(entry.results);
  outputs = request.outputs;
  if any(outputs > last)
    error('Adjoinery:outputs', '%s has %d results: there is no result %d.', entry.name, last, max(outputs));
  end
  asked.dependents = entry.results(unique(outputs));
  asked.token = 'x0000000000';
  token = asked.token;
  set = request.set;
  forward = any(strcmp(request.kind, {'tangent', 'directions', 'pattern', 'curvature'}));
  words = {'-f', entry.name, '--independents', strjoin(asked.independents, ','), '--dependents', strjoin(asked.dependents, ',')};
  if entry.count < numel(entry.parameters)
    words = [words, {'--nargin', sprintf('%d', entry.count)}];
  end
  if ~isempty(told)
    words = [words, {'--shapes', told}];
  end
  asked.second = {};
  if forward
    words = [words, {'--mode', 'forward'}];
    set = [set, {['forward-prefix=g_', token, '_']}];
    if strcmp(request.kind, 'directions')
      set = [set, {'directions=many'}];
    elseif strcmp(request.kind, 'pattern')
      set = [set, {'directions=pattern'}];
    end
  else
    set = [set, {['rev-prefix=a_', token, '_'], ['rec-prefix=rec_', token, '_'], ['ret-prefix=ret_', token, '_']}];
    if strcmp(request.kind, 'sweeps')
      set = [set, {'output-mode=split-all'}];
    end
  end
  is_second = any(strcmp(request.kind, {'hessvec', 'hessian', 'curvatures'}));
  of_tangent = strncmp(set, 'array-dimensions', 16);
  is_twice = is_second || strcmp(request.kind, 'curvature');
  asked.first = [words, options_of(set(~(is_twice & of_tangent)))];
  if is_second
    own = [set(of_tangent), {['forward-prefix=g_', token, '_']}];
    if strcmp(request.kind, 'hessian')
      own = [own, {'directions=many'}];
    elseif strcmp(request.kind, 'curvatures')
      own = [own, {'directions=pattern'}];
    end
    adjoints = strcat(['a_', token, '_'], asked.independents);
    asked.second = [{'-f', ['a_', token, '_', entry.name], '--mode', 'forward', '--independents', strjoin(asked.independents, ','), ...
      '--dependents', strjoin(adjoints, ',')}, options_of(own)];
  end
  if strcmp(request.kind, 'curvature')
    tangents = strcat(['g_', token, '_'], asked.dependents);
    asked.second = [{'-f', ['g_', token, '_', entry.name], '--mode', 'forward', '--independents', strjoin(asked.independents, ','), ...
      '--dependents', strjoin(tangents, ',')}, options_of([set(of_tangent), {['forward-prefix=h_', token, '_'], 'directions=many'}])];
  end
  asked.names_for = @(it) names_for(it, request.kind, entry.name);
  asked.text = strjoin([{request.kind}, asked.first, asked.second], ' ');
end

function words = options_of(set)
  words = [repmat({'-s'}, 1, numel(set)); set];
  words = words(:).';
end

function names = names_for(token, kind, name)
  switch kind
    case {'tangent', 'directions', 'pattern'}
      names.tangent = ['g_', token, '_', name];
    case 'curvature'
      names.second = ['h_', token, '_g_', token, '_', name];
    case {'hessvec', 'hessian', 'curvatures'}
      names.second = ['g_', token, '_a_', token, '_', name];
    otherwise
      names.adjoint = ['a_', token, '_', name];
      if strcmp(kind, 'sweeps')
        names.record = ['rec_', token, '_', name];
        names.reverse = ['ret_', token, '_', name];
      end
  end
end
