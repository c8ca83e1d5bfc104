function [z, w] = branches(x, y)
  w = 0;
  if x > 1
    z = x^2 * y;
  elseif x > 0
    if y > 0
      z = sin(x) * y;
      w = z * x;
    else
      z = x - y;
    end
    z = z * 2;
  else
    z = cos(y);
    x = x * y;
  end
  w = w + z * x;
end
%@ at 2, 3
%@ at 0.5, 3
%@ at 0.5, -3
%@ at -0.5, 3
