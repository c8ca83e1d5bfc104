function y = open_handles(x, varargin)
  % Handles with any number of arguments, and such that capture those of the function around.
  f = @(a, varargin) a .* numel(varargin) + sum([varargin{:}]);
  y = f(x) + f(x, 2) .* f(0.5, x(1), x(1) .^ 2);
  g = @(varargin) scaled(varargin{:}, x);
  h = @(t) varargin{1} .* t + numel(varargin);
  k = @(varargin) h(varargin{2}) + feval(@(s) s .* varargin{1}, y);
  y = y .* g(x) + g(y, h(x)) + k(x, y);
  y = y + both(@(varargin) scaled(varargin{:}), x, h(1));
  y = y + (@() sum([varargin{:}]))() .* x;
end
function z = both(op, varargin)
  z = op(varargin{:}) + op(varargin{1});
end
function z = scaled(a, b, c)
  z = a .^ 2 / 3;
  if nargin > 1
    z = z .* b;
  end
  if nargin > 2
    z = z + c;
  end
end
%@ at 0.7, 1.3, 0.4
%@ at [0.7 -0.4], 0.6
%@ independents x
%@ analytic
