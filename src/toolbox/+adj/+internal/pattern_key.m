function key = pattern_key(f, args, wrt, options, kind)
  % PATTERN_KEY  The same text for calls whose patterns are the same: the function, the sizes of its arguments, and what is asked.
  if ischar(f)
    key = f;
  else
    key = func2str(f);
  end
  sizes = cellfun(@(it) mat2str(size(it)), args, 'UniformOutput', false);
  key = sprintf('%s|%s|%s|%d|%s|%s', key, strjoin(sizes, ';'), mat2str(wrt), options.output, kind, pwd);
end
