function [y, z] = poles_behind_branches(x, use)
  % Values that are infinite, or no numbers, where branches pass them over.
  s = sin(x(1)) ./ x(1);
  if x(1) == 0
    s = 1;
  end
  w = log(x(2)) ./ (x(2) - 1);
  if use(2)
    y = w + s;
  else
    y = 3 * x(2) + s;
  end
  z = 0;
  for i = 1:numel(x)
    r = sqrt(x(i)^2 + x(2)^2);
    q = 1 ./ (x(i) - 1);
    if use(i)
      z = z + q * x(i) + r;
    end
    z = z + x(i)^2;
  end
  p = 1 ./ x(1:2);
  switch use(1)
    case 0
      z = z + sum(x);
    otherwise
      z = z + sum(p);
  end
  h = x(2) ./ x(1);
  if use(1) == 0
    z = z + x(2);
    return
  end
  z = z + h;
end
%@ at [0.5 2 3], [1 1 1]
%@ at [0; 1; 2], [0 0 1]
%@ at [0.3 1 1], [1 0 0]
%@ independents x
