function colors = colors_of(pattern, coloring, opts)
  % COLORS_OF  Groups of columns of a pattern: those of the options, of a function, or of cpr, checked.
  persistent last found;
  count = size(pattern, 2);
  if ~isempty(opts.coloring)
    colors = opts.coloring;
  elseif isempty(coloring) || isequal(coloring, 'cpr') || isequal(coloring, @cpr)
    if ~isequal(last, pattern)
      [~, found] = cpr(pattern);
      last = pattern;
    end
    colors = found;
    return;
  else
    results = cell(1, opts.coloringFunctionColorArgNum);
    [results{:}] = feval(coloring, pattern, opts.coloringFunctionArgs{:});
    colors = results{end};
  end
  if numel(colors) ~= count || any(colors(:) < 1) || any(colors(:) ~= round(colors(:)))
    error('Adjoinery:coloring', 'A colouring has a group 1, 2, … for each of %d; this one has the size %s.', count, mat2str(size(colors)));
  end
  colors = double(colors(:).');
  if count > 0 && any(any(double(pattern) * sparse(1:count, colors, 1) > 1))
    error('Adjoinery:coloring', 'Two of the same group of the colouring have a nonzero in the same place.');
  end
end
