function z = default_functions(x, p, g)
  % Functions to call, with defaults that capture what they are differentiated by.
  if nargin < 3 || isempty(g)
    g = @(t) t.^2 + p;
  end
  z = sum(g(x)) + weighted(x, p) + weighted(x, p, @(t) t * p) + weighted(x, p, @cos);
  z = z + chosen(x, 'square') * chosen(x(1), @(t) sin(p * t)) + chosen(p, 'sine');
end

function y = weighted(x, p, h)
  if nargin < 3, h = @exp; end
  y = sum(h(x) .* p);
end

function y = chosen(x, kind)
  if ischar(kind)
    switch kind
      case 'square'
        f = @(t) sum(t.^2);
      otherwise
        f = @sin;
    end
  else
    f = kind;
  end
  y = f(x);
end
%@ at [0.3 0.7], 1.2, []
%@ at 0.4, 0.5, []
%@ independents x, p
%@ analytic
