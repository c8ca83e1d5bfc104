function y = handles_counted(x, p, kind)
  % Functions ask how many arguments a handle takes; a field holds handles of several numbers of them.
  m = model(kind, p);
  if m.n == 1
    y = m.f(x);
  elseif m.n == 2
    y = m.f(x, p(1));
  else
    [y, w] = m.f(x, p(1), p(2));
    y = y + w;
  end
  g = model(3 - mod(kind, 2), p);
  switch nargin(g.f)
    case 2
      y = y + g.f(x, 2);
    case 3
      y = y + g.f(x, 2, 3);
    otherwise
      y = y + g.f(x);
  end
  s.f = @(a) a ^ 2 * p(1);
  y = y + s.f(x) * nargin(s.f) + called(@(s) s ^ 2 * p(1), x) + called(@(s, t) s * t * p(1), x);
  y = y + called(@(s, varargin) s * p(2) + numel(varargin), x) + called(@(a, b) three(a, b, 2), x);
end

function m = model(kind, p)
  switch kind
    case 1
      m = struct('f', @(x) p(2) * x ^ 2, 'n', 1);
    case 2
      m = struct('f', @(x, a) a * sin(x), 'n', 2);
    case 3
      m = struct('f', @three, 'n', 3);
  end
end

function r = called(f, x)
  if nargin(f) < 0
    r = f(x, 2, 3);
  elseif nargin(f) > 1
    r = f(x, 2);
  else
    r = f(x);
  end
end

function [v, w] = three(a, b, c)
  v = a * b + c * a ^ 2;
  w = a * c;
end
%@ at 0.4, [0.7 1.2], 1
%@ at 0.4, [0.7 1.2], 2
%@ at 0.4, [0.7 1.2], 3
%@ independents x,p
