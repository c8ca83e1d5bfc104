function y = handles_of_their_own_kind(x, p)
  % Handles that capture handles which were made at the same place: any number of them, one in the other.
  f = @(t) t;
  list = {@sin, @(t) t * p, @cos};
  for k = 1:numel(list)
    f = composed(f, list{k});
  end
  y = f(x) + nested(@(t) t / 2, x, 3);
  g = @(t) t + p;
  for k = 1:2
    g = @(t) g(t) * x + k;
  end
  y = y * g(p);
  differentiated = @(f) @(t) (f(t + 0.1) - f(t - 0.1)) / 0.2;
  d = differentiated(differentiated(@(t) p * t^4));
  y = y + d(x) + folded(@(t) p * t, @sin, @(t) t^2 + x, p);
end
function h = composed(f, g)
  h = @(t) f(g(t));
end
function y = nested(h, x, n)
  if n > 0
    y = nested(@(t) h(t) * t + 1, x, n - 1);
  else
    y = h(x);
  end
end
function y = folded(varargin)
  h = varargin{1};
  for k = 2:numel(varargin) - 1
    f = varargin{k};
    h = @(t) h(f(t));
  end
  y = h(varargin{end});
end
%@ at 0.4, 1.3
%@ at -0.7, 0.6
%@ analytic
