function z = handle_extra_arguments(x, p)
  z = solve(@rhs, x, p, 2) + solve(@(t) t ^ 2, x(1)) + opts(x, 'scale', p, 'power', 3) + opts(x) + solve(@(t, s, n) t * s ^ n, x, p, 2);
end
function y = solve(f, x, varargin)
  y = x(1);
  for k = 1:3
    y = y + 0.1 * sum(f(y, varargin{:}));
  end
end
function r = rhs(y, p, k)
  r = sin(y * p) * k;
end
function r = opts(x, varargin)
  s = 1; n = 2;
  k = 1;
  while k < numel(varargin)
    switch varargin{k}
      case 'scale'
        s = varargin{k + 1};
      case 'power'
        n = varargin{k + 1};
    end
    k = k + 2;
  end
  r = s * sum(x .^ n);
end
%@ at [1.1; 2; 3], 0.7
%@ at 2, 0.7
%@ analytic
