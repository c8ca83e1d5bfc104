function z = handle_default(x)
  % A parameter that has a handle by default.
  z = total(x, 2) + total(x, 3, @(t) t.^2 * x(1));
end

function s = total(x, n, f)
  if nargin < 3
    f = @exp;
  end
  s = n * sum(f(x));
end
%@ at [0.2 0.5 0.9]
%@ at 0.7
%@ analytic
