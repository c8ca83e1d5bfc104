function z = nargin_in_recursion(x, depth)
  % The function calls itself with fewer arguments and with more than its derivative takes.
  if nargin < 2
    depth = 2;
  end
  z = sum(x.^2) * nargin;
  if depth > 1
    z = z + nargin_in_recursion(x * 2, depth - 1);
  elseif depth == 1
    f = @nargin_in_recursion;
    z = z * f(x(1), 0) + nargin_in_recursion(sin(x), depth - 1);
  end
end
%@ at [0.5 1.5]
%@ at 0.7
%@ nargin 1
%@ analytic
