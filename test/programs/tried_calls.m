function [z, s] = tried_calls(x, n)
  % Functions that fail after they have done something; results stay what they were.
  z = x(1);
  s = 2 * x(1);
  for i = 1:n
    try
      [z, s] = step(z, x, i);
    catch
      z = z + bounded(x(1));
      s = s * z;
    end
  end
  z = z * s;
end

function [y, t] = step(y, x, i)
  t = y * x(i);
  for k = 1:2
    y = sin(y) * x(i + k);
    check(y);
  end
  t = t * y;
end

function check(y)
  if y > 0.9
    error('tried:large', 'too large');
  end
end

function y = bounded(y)
  try
    check(y);
    y = y * 3;
  catch e
    y = y / 2;
    return
  end
  y = y + 1;
end
%@ at [0.7 1.3 0.4 2.2], 1
%@ at [0.7 1.3 0.4 2.2], 3
%@ at [0.7 1.3 0.4 2.2], 5
%@ at [1.2 1.3 1.4 2.2 3 4], 3
%@ at 0.3, 1
%@ at 0.3, 0
%@ independents x
