%@ at 2, 0.3
%@ at 30, 0.01
%@ at [2; 3; 0.5], 0.3
%@ independents a,c
function [z, n] = fixed_point_newton(a, c)
  % Newton's iteration for x^2 + c*sin(x) = a, and one of Picard that goes on from there.
  x = a;
  d = 1;
  n = 0;
  %ADiMat <fixed-point tolerance="1e-13"/>
  while norm(d) > 1e-14 * norm(x)
    d = (x .^ 2 + c * sin(x) - a) ./ (2 * x + c * cos(x));
    x = x - d;
    n = n + 1;
  end
  y = x;
  while true
    %ADiMat <fixed-point tolerance="1e-13"/>
    new = cos(c * y) / 2 + x / 9;
    if norm(new - y) <= 1e-15 * norm(y)
      found = true;
      break
    end
    y = new;
  end
  z = sum(x) * sum(new .* y) + found;
end
