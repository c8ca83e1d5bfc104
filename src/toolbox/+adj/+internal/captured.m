function values = captured(f)
  % CAPTURED  The values that an anonymous function has captured, a column; functions among them count with their text and theirs.
  values = {};
  if ~isa(f, 'function_handle')
    return;
  end
  text = func2str(f);
  if text(1) ~= '@'
    return;
  end
  info = functions(f);
  values = struct2cell(info.workspace{1});
  for k = find(cellfun('isclass', values, 'function_handle')).'
    values{k} = {func2str(values{k}), adj.internal.captured(values{k})};
  end
end
