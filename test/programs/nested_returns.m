function [z, steps] = nested_returns(x, y, limit)
  % Returns from a branch, from nested loops, and from a function called in a loop.
  z = x * y;
  steps = 0;
  if limit < 0
    return
  end
  for i = 1:3
    for j = 1:4
      steps = steps + 1;
      z = z + damped(x, i * j, limit) * y;
      if z > limit
        z = z * x;
        return
      end
    end
    z = z - 0.1 * x^2;
  end
  z = sqrt(z);
end

function d = damped(x, n, limit)
  d = 0;
  if n > limit
    return
  end
  d = exp(-n * x^2);
  if n == 1, return, end
  d = d * sin(x);
end
%@ at 0.6, 0.8, 100
%@ at 0.6, 0.8, 1.2
%@ at 0.6, 0.8, -1
%@ at 0.6, 0.8, 0.1
%@ independents x, y
%@ dependents z
