function z = unread_arguments(x, y)
  % Functions called with fewer arguments than they take: nothing reads those that are missing, or a try notices.
  c = {x, y};
  z = powered(x, 1) + powered(y, 2, x) * squared(c{1:2}) + squared(y) + chosen(x) * chosen(y, x + 2);
  z = z + tried(x) * tried(x, y) + defaulted(x) + defaulted(y, x) + counted(x, y) * counted(y);
end

function r = powered(a, kind, b)
  r = a ^ 2;
  if kind == 2
    r = r * b * sin(a);
  end
end

function r = squared(a, b)
  r = a ^ 2;
end

function r = chosen(a, b)
  if a < 1
    r = a ^ 3;
    return
  end
  for k = 1:2
    a = a * b;
  end
  r = a + b;
end

function r = tried(a, b)
  r = a ^ 2;
  try
    r = r * b;
    r = r + sin(b);
  catch
    r = r * 3;
  end
end

function r = defaulted(a, b)
  try
    b;
  catch
    b = 2 * a;
  end
  r = a * b;
end

function r = counted(a, b)
  r = a * nargin;
  try
    if nargin > 1 && b > 0
      r = r * b;
    end
    r = r + b;
  catch
    r = r ^ 2;
  end
end
%@ at 0.7, 1.3
