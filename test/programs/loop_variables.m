function [y, s] = loop_variables(x, n)
  % Variables of loops that have other values, too: before, behind and within the loops, and where there is no trip.
  t = x(1) * 2;
  y = t;
  for t = 1:n
    y = y * 1.5 + t;
  end
  y = y + numel(t) * x(2);
  k = x(2) ^ 2;
  s = k;
  for k = [1 2; 3 4]
    s = s * k(2);
  end
  i = [3 1 2];
  for i = i
    s = s + x(i) * i;
  end
  c = x(3);
  for o = 1:2
    s = s * c;
    for c = x(4:end), y = y * c; end
    if isempty(c), c = x(1); y = y * 2; end
  end
  for last = x(4:end)
    y = y + sin(last);
  end
  y = y * (1 + numel(last));
  c = n;
  for c = {1, 2}
    s = s + x(1) * c{1};
  end
end
%@ at [1.4 0.7 -0.6 0.3 1.1], 2
%@ at [1.4 0.7 -0.6], 0
%@ independents x
%@ dependents y, s
%@ analytic
