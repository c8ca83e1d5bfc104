function args = moved(args, positions)
  % MOVED  The arguments, those at some positions moved by up to a thousandth, in a way that is the same in each call.
  for k = positions
    values = adj.internal.numbers(args{k});
    args{k} = adj.internal.with_numbers(args{k}, values + 1e-3 * adj.internal.probe(numel(values), k) .* (abs(values) + 1e-2));
  end
end
