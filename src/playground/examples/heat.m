function miss = heat(u, k, wanted, steps)
  % How far a rod is from the temperatures that are wanted, after some steps of time
  n = numel(u);
  for t = 1:steps
    old = u;
    for i = 2:n - 1
      u(i) = old(i) + k * (old(i - 1) - 2 * old(i) + old(i + 1));
    end
  end
  miss = sum((u(:) - wanted(:)) .^ 2);
end
