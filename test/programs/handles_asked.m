function x = handles_asked(b, d)
  % Functions that take a matrix or a function, no function or one, and ask which it is.
  x = relaxed(@(v) d .* v, b) + relaxed(diag(d), b, 0.3) + relaxed([2 0.1; 0 3], b, []);
  x = x + rated(x) + rated(x, []) + rated(x, @sin) + rated(x, @(t) t .* d, 3) + times(@cos, b) + times(3, b);
  x = x + named(@mysquare, x) + either(@sin, b, d) + either(@(t) t .* d, b, []);
end
function x = relaxed(a, b, weight)
  if isa(a, 'function_handle')
    mult = a;
  else
    mult = @(v) a * v;
  end
  if nargin < 3 || isempty(weight), weight = 0.2; end
  x = zeros(size(b));
  for k = 1:3
    x = x + weight * (b - mult(x));
  end
end
function y = rated(x, f, n)
  if nargin < 2 || isempty(f), f = @(t) t .^ 2; end
  if nargin < 3
    n = 1;
  end
  y = n * f(x);
end
function y = times(a, b)
  if ~isnumeric(a) && is_function_handle(a)
    y = a(b);
  else
    y = a * b;
  end
end
function y = named(f, x)
  if ischar(f)
    f = str2func(f);
  elseif iscell(f)
    error('one function only');
  end
  y = f(x);
end
function y = either(f, x, extra)
  y = 0;
  for k = 1:2
    if isa(f, 'function_handle') && sum(x) > k
      y = y + f(x);
    elseif isempty(extra)
      y = y + 2 * x;
    else
      y = y + x .* extra;
    end
  end
end
function y = mysquare(x)
  y = x .^ 2;
end
%@ at [1; 2], [2; 3]
%@ at [0.3; 0.2], [2; -3]
