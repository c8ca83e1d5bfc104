function z = loops_over_results(x, p)
  % A loop goes over the first of the results of a function.
  z = 0;
  for v = pairs(x, p)
    z = z + v(1) * v(end);
  end
  [a, b] = pairs(z, p);
  z = z + sum(a(:)) * b;
end

function [a, b] = pairs(x, p)
  a = [x; x * p];
  b = sum(x);
  b = b + sum(b) * 2;
end
%@ at [0.4 -0.7 0.2], 1.3
%@ analytic
