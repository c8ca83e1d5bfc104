function z = ignored_without_value(x)
  % outputs that are not wanted, and have no value
  [~, y] = squared(x);
  [~, n] = counted(3);
  [r, ~] = rooted(x);
  z = y * n + r;
end

function [a, b] = squared(x)
  b = x * x;
  if x < 0
    a = x;
  end
end

function [a, n] = counted(k)
  n = 2 * k;
  if k > 5
    a = k;
  end
end

function [r, a] = rooted(x)
  r = sqrt(x);
  if x < 0
    a = r;
  end
end
%@ at 2
%@ at 0.7
