function args = moved_arguments(args, wrt)
  % MOVED_ARGUMENTS  Arguments that are moved by up to a thousandth, in a way that is the same in each call.
  for k = wrt
    values = adj.internal.numbers(args{k});
    steps = mod((1:numel(values)).' * 0.6180339887, 1) + 0.5;
    args{k} = adj.internal.with_numbers(args{k}, values + 1e-3 * steps .* (abs(values) + 1e-2));
  end
end
