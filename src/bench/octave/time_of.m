function t = time_of(f)
% TIME_OF  How long a call takes, in seconds: the median of seven measurements of at least 50 ms each.
  f();
  n = 1;
  while true
    tic;
    for k = 1:n
      f();
    end
    if toc > 0.05
      break
    end
    n = 2 * n;
  end
  all = zeros(1, 7);
  for r = 1:7
    tic;
    for k = 1:n
      f();
    end
    all(r) = toc / n;
  end
  t = median(all);
end
