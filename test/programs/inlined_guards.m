function y = inlined_guards(x, n)
  % Calls that stay calls: of functions that call themselves, ask how they are called, keep values or make handles.
  y = power_of(x, n) + even_of(x, n) + optional(x) + optional(x, 3);
  h = @(t) scaled(t, x);
  y = y + h(x) + feval(@scaled, x, 2) + scaled(x, y);
  g = made(x);
  y = y + g(2) + counted(x) * counted(2 * x);
  try
    y = y + checked(x);
    y = y + checked(-x);
  catch err
    y = y + x * numel(err.message);
  end
  k = 0;
  while k < 3 && scaled(x, k) < 10
    k = k + 1;
    y = y + scaled(x, k) / k;
  end
  for v = listed(x)
    y = y * 0.5 + v;
  end
  if scaled(x, 1) > 100 || scaled(x, 1) > -100
    y = y + many(x, 2, x);
  end
  [a, b] = optional_output(x, n);
  y = y + a * b + optional_output(y, 0);
end
function r = power_of(x, n)
  r = 1;
  if n > 0
    r = x * power_of(x, n - 1);
  end
end
function r = even_of(x, n)
  r = x;
  if n > 0
    r = sin(odd_of(x, n - 1));
  end
end
function r = odd_of(x, n)
  r = 2 * x;
  if n > 0
    r = cos(even_of(x, n - 1));
  end
end
function r = optional(x, k)
  if nargin < 2
    k = 2;
  end
  r = x * k;
end
function r = scaled(x, k)
  r = x * k + x^2;
end
function h = made(x)
  h = @(t) t * x^3;
end
function r = counted(x)
  persistent n
  if isempty(n)
    n = 0;
  end
  n = n + 1;
  r = x + 0 * n;
end
function r = checked(x)
  r = x;
  if x < 0
    error('checked:negative', 'x is negative');
  end
  r = sqrt(r + 1);
end
function v = listed(x)
  v = [x, x^2, sin(x)];
end
function r = many(varargin)
  r = varargin{1} * varargin{end};
end
function [a, b] = optional_output(x, n)
  a = x;
  if n > 0
    b = x^2;
  end
end
%@ at 0.7, 3
%@ at 1.4, 2
%@ independents x
