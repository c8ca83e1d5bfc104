function y = default_values(x, p)
  % Values of arguments that are left out, asked for in several ways.
  y = scaled(x) + scaled(x, p) .* scaled(p, x, 0.5) + inner(x) + inner(p, x) + inner(x, p, y_of(x));
end
function y = scaled(x, p, q)
  if nargin < 2
    p = 3 * x;
    r = 1;
  elseif p > 2
    p = p + x;
    r = 2;
  else
    r = 0.5;
  end
  if nargin < 3 || isempty(q)
    q = 2;
  end
  y = x .^ 2 .* p + inner(x) + inner(p, q) + inner(x, p, r);
  if y > 100 || q > 1
    q = p;
    p = y / 4;
    y = y .* p .* q / 9;
  end
end
function y = y_of(x, p)
  y = x;
  for k = 1:2
    if nargin < 2 && k == 1
      p = 2 * x;
    end
    y = y .* p;
    p = p + x;
  end
end
function z = inner(a, b, c)
  if nargin < 2
    b = 3 * a;
  end
  switch nargin
    case 3
      a = a .* c;
    otherwise
      c = b + 1;
  end
  z = a .* c .* b;
end
%@ at 0.3, 0.4
%@ at -0.2, 2.1
%@ independents x, p
