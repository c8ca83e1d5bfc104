function list = directions(along, args, wrt)
  % DIRECTIONS  The directions of arguments that a user gave, one for each position of wrt, checked.
  if numel(wrt) == 1 && ~(iscell(along) && ~iscell(args{wrt}))
    list = {along};
  elseif iscell(along) && numel(along) == numel(wrt)
    list = along(:).';
  else
    error('Adjoinery:directionSize', '''along'' takes a cell with %d directions, one for each argument of ''wrt''.', numel(wrt));
  end
  for k = 1:numel(wrt)
    value = args{wrt(k)};
    if ~strcmp(class(list{k}), class(value)) && (iscell(value) || isstruct(value)) || ~isequal(size(list{k}), size(value))
      error('Adjoinery:directionSize', 'The direction of argument %d has the size %s and the class %s; the argument has %s and %s.', wrt(k), ...
        mat2str(size(list{k})), class(list{k}), mat2str(size(value)), class(value));
    end
  end
end
