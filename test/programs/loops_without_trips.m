function y = loops_without_trips(x, n)
  % Variables of loops behind them: empty where there was no trip.
  for k = 1:n
  end
  y = sum([x(1) * k, x(2) ^ 2]);
  for k = 2:n
    y = y * x(1);
  end
  y = [y, x(2) * k, k];
  for k = 3:n + 1
    if k > 4, break; end
    y(end + 1) = x(1) ^ k;
  end
  y = [y, prod(x) .* k];
end
%@ at [1.5 2], 0
%@ at [1.5 2], 1
%@ at [1.5 2], 4
%@ independents x
%@ analytic
