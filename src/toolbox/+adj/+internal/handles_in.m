function list = handles_in(f, args)
  % HANDLES_IN  The function and the functions among its arguments.
  list = [{f}, args(cellfun('isclass', args, 'function_handle'))];
end
