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
    adj.internal.fail_unless_like(list{k}, args{wrt(k)}, 'Adjoinery:directionSize', sprintf('the direction of argument %d', wrt(k)));
  end
end
