function names = numbered(name, count)
  % NUMBERED  A row of names with numbers: y1, y2, ….
  names = arrayfun(@(k) sprintf('%s%d', name, k), 1:count, 'UniformOutput', false);
end
