function [text, values] = describe(f)
  % DESCRIBE  The text of a handle, and the values that it has captured.
  %   [text, values] = adj.internal.describe(f): values is a row, in the order of the names in the text; in the place of a
  %   handle that is captured stand the values that it has captured itself.
  text = func2str(f);
  info = functions(f);
  values = {};
  if text(1) ~= '@'
    text = [text, '@', info.file];
    return;
  end
  workspace = info.workspace{1};
  names = fieldnames(workspace);
  if isempty(names)
    return;
  end
  values = struct2cell(workspace).';
  text = [text, sprintf(' %s', names{:})];
  for k = fliplr(find(cellfun('isclass', values, 'function_handle')))
    [inner, more] = adj.internal.describe(values{k});
    text = [text, ' ', names{k}, '=(', inner, ')'];
    values = [values(1:k - 1), more, values(k + 1:end)];
  end
end
