function v = probe(count)
  % PROBE  A column of numbers between 1 and 2 that have no pattern: multiples of the golden ratio.
  v = 1 + mod((1:count).' * 0.618033988749895, 1);
end
