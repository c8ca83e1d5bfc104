function z = existence_of_output(x)
  % An output that a function may not give is asked for by the function itself.
  [y, n] = part(x(1));
  z = y * n + part(x(end), 1);
end

function [y, n, m] = part(x, k)
  y = x ^ 2;
  if nargin < 2
    n = 3 * x;
  end
  if exist('n', 'var')
    y = y * n;
  end
end

%@ at [0.7 1.2]
%@ at 2
%@ analytic
