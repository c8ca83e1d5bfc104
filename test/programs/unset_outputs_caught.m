function z = unset_outputs_caught(x, k)
  % A function that gives no value to an output is an error where it is wanted: what a try does then depends on it.
  z = x;
  try
    [z, w] = two_of(x, k);
    z = z * w;
  catch problem
    z = z ^ 5;
  end
  for i = 1:3
    try
      z = z * chosen(x, i + k);
    catch
      z = z + 3 * x;
    end
  end
  try
    two_of(x, 3);
    z = z * two_of(x, 3) + early(x);
  catch
    z = z * 7;
  end
  z = z + attempt(@(t) two_of(t, k), x) + attempt(@(t) two_of(2 * t, 2), x);
end

function [a, b] = two_of(x, k)
  if k > 0
    a = x ^ 2;
    a = a * sin(a);
  end
  if k > 1
    b = exp(x);
    b = b * b;
  end
end

function r = chosen(x, k)
  switch k
    case 1
      r = x ^ 2;
      r = r * r;
    case 2
      r = exp(x);
      r = r * sin(r);
  end
end

function y = early(x)
  for i = 1:3
    if x > i
      return
    end
    if x < i - 1
      y = x ^ i;
      y = y * y;
      return
    end
  end
end

function z = attempt(f, x)
  try
    [a, b] = f(x);
    z = a * b;
  catch
    z = 5 * x;
  end
end

%@ at 0.7, 0
%@ at 0.7, 1
%@ at 0.7, 2
%@ at 1.7, 2
%@ independents x
