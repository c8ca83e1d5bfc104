function [y, d, k] = nargout_recursion(x, n)
%@ at [0.5; -0.3], 3
%@ at 2, 0
%@ independents x
%@ dependents y
%@ analytic
% The derivative leaves out the other outputs, which calls of the function by itself need.
  k = n;
  y = x .* nargout;
  d = 2 * x;
  if n > 0
    [y, d, k] = nargout_recursion(x.^2, n - 1);
    h = @nargout_recursion;
    y = y .* d + h(x, 0) * k;
  end
end
