function z = handles_among_lists(x, d)
  % Handles that are called with lists of cells in front of other arguments, and among them.
  p = {x(1), x(2), x(3)};
  f = @(a, b, c) a * b + sin(c);
  s = 0.5;
  z = f(p{1:d - 1}, p{d} + s * x(2), p{d + 1:end}) * feval(f, p{1:2}, x(1)^2);
  z = z + difference(f, p, d) + last(@product, p{1:2}, 2) + last(@cos, x(3));
  q = {x(2); 3};
  rate = @(t) f(q{:}, t * x(1));
  z = z + rate(0.3);
  [u, v] = both(@pair, q, x(1));
  z = z + u * v;
  model.rate = @(a, b, c) a * b - cos(c);
  z = z * model.rate(p{1:2}, x(3)) + feval(model.rate, p{2:3}, z);
end

function y = difference(f, p, d)
  h = 0.1;
  y = (f(p{1:d - 1}, p{d} + h, p{d + 1:end}) - f(p{1:d - 1}, p{d} - h, p{d + 1:end})) / (2 * h);
end

function y = last(f, varargin)
  y = feval(f, varargin{1:end - 1}, 2 * varargin{end});
end

function y = product(a, b, c)
  y = a * b ^ c;
end

function [u, v] = both(f, q, t)
  [u, v] = f(t, q{:}, t ^ 2);
end

function [a, b] = pair(r, s, t, u)
  a = r * s + t;
  b = sin(r) * u;
end
%@ independents x
%@ at [0.4; -0.7; 0.2], 2
%@ at [0.4; 1.7; 0.2], 1
%@ at [0.4; 1.7; 0.2], 3
%@ analytic
