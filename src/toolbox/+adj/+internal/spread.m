function list = spread(args, wrt, columns)
  % SPREAD  The tangents of arguments, one below the other in the rows of a matrix, as a cell.
  list = cell(1, numel(wrt));
  used = 0;
  for k = 1:numel(wrt)
    [list{k}, more] = adj.internal.with_numbers(args{wrt(k)}, columns(used + 1:end, :));
    used = used + more;
  end
end
