function [y, m] = counter_forms(x)
  % Counters in branches, nested loops, while loops and loops that end early: the reverse sweep undoes their steps.
  y = zeros(1, 0);
  n = 0;
  back = numel(x) + 1;
  for i = 1:numel(x)
    back = back - 1;
    if x(i) > 0
      n = n + 1;
      y(n) = x(i)^2 * x(back);
    else
      n = 2 + n;
      y(n) = sin(x(i));
    end
  end
  m = 0;
  k = 1;
  total = 0;
  while k <= numel(x)
    for j = 1:2
      total = total + 1;
      m = m + x(k) * y(min(total, numel(y)))^2;
      if m > 40
        break
      end
    end
    k = k + 1;
    m = m * sin(x(k - 1) + 2);
  end
  m = m * n;
end
%@ at [0.5 -0.3 0.8]
%@ at [-0.5 0.3 -0.8 1.2]
%@ at [1.5 2.5 1.8 2.2]
%@ at 0.7
%@ at zeros(1, 0)
