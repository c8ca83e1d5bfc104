function list = with_imaginary(list, others, values)
  % WITH_IMAGINARY  The derivatives of a complex result along real arguments, of two reverse sweeps.
  %   list = adj.internal.with_imaginary(list, others, values): a sweep tells the real part of the derivative along real numbers, and
  %   the sweep of -i times its seed (others) the imaginary part. Along complex numbers the first sweep tells all.
  for k = 1:numel(values)
    first = adj.internal.numbers(list{k});
    second = adj.internal.numbers(others{k});
    if isreal(adj.internal.numbers(values{k}))
      list{k} = adj.internal.with_numbers(list{k}, first + 1i * second);
    end
  end
end
