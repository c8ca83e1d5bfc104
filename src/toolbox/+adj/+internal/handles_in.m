function list = handles_in(f, args)
  % HANDLES_IN  The function and the functions among its arguments, also those in structures and cells.
  list = {f};
  for k = 1:numel(args)
    if isa(args{k}, 'function_handle')
      list{end + 1} = args{k};
    elseif isstruct(args{k}) || iscell(args{k})
      [~, ~, ~, more] = adj.internal.without_handles(args{k}, @(it) deal('', {}), '');
      list = [list, more];
    end
  end
end
