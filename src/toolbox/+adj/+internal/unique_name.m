function name = unique_name()
  % UNIQUE_NAME  A name that no other process gives at the same time, nor this one again.
  persistent count;
  if isempty(count)
    count = 0;
  end
  count = count + 1;
  if adj.internal.is_octave()
    process = getpid();
  else
    process = feature('getpid');
  end
  name = sprintf('%d-%d-%s', process, count, adj.internal.digest(sprintf('%.9f', adj.internal.seconds())));
end
