function wrt = positions(wrt, count, args)
  % POSITIONS  The positions of the arguments to differentiate by: the first ones unless they are given.
  available = numel(args);
  if isempty(wrt)
    wrt = 1:count;
  elseif ~isnumeric(wrt) || any(wrt(:) ~= round(wrt(:))) || any(wrt(:) < 1) || numel(unique(wrt)) < numel(wrt)
    error('Adjoinery:wrt', '''wrt'' takes positions of arguments, each once: 1, or [1 3].');
  elseif count > numel(wrt)
    error('Adjoinery:wrt', 'There are results for %d arguments, but ''wrt'' names %d.', count, numel(wrt));
  else
    wrt = wrt(:).';
  end
  if any(wrt > available)
    error('Adjoinery:wrt', 'There is no argument %d: the function gets %d. Options of functions with varargin come from adj.options.', ...
      max(wrt), available);
  end
  for k = wrt
    x = args{k};
    if ~(isfloat(x) || isstruct(x) || iscell(x) || islogical(x) || isa(x, 'function_handle'))
      error('Adjoinery:wrt', 'Argument %d is of class %s, which has no derivatives: give double(…), or other positions by ''wrt''.', k, class(x));
    end
  end
end
