function list = gradients(d, results, args)
  % GRADIENTS  The gradients of the arguments in the order in which they were asked for, among the results of an adjoint.
  count = numel(d.slots);
  list = cell(1, count);
  for k = 1:count
    g = results{d.slots(k)};
    if iscell(g) || isstruct(g) || ~isreal(g)
      g = adj.internal.numbers_only(g, args{d.wrt(k)});
    end
    list{k} = g;
  end
end
