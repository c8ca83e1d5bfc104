function [z, w] = handles_before_lists(x, p)
  % Cells that begin with a function go on with its first arguments, as many as it wants.
  model.kernel = {@powers, 2};
  model.shift = {@lines};
  z = evidence(model.kernel, model.shift, x, p);
  mixed = evidence({@scaled, 3, p(1)}, model.shift, x, p);
  w = mixed + feval(model.kernel{:}, p, x, 2);
end

function z = evidence(kernel, shift, x, p)
  k = feval(kernel{:}, p, x);
  m = feval(shift{:}, p, x);
  z = sum(k - m) ^ 2;
  for i = 1:numel(p)
    z = z + sum(kernel{1}(kernel{2:end}, p, x, i));
    [a, b] = feval(kernel{1}, kernel{2:end}, p, x, i);
    z = z + sum(a .* b);
  end
  rest = shift(2:end);
  z = z * shift{1}(rest{:}, p, 3);
end

function [k, d] = powers(n, p, x, i)
  if nargin < 4
    k = p(1) * x.^n;
    return
  end
  k = p(i) * x.^(n - 1);
  d = 2 * k;
end

function [k, d] = scaled(n, s, varargin)
  k = s * sum(varargin{1}) * varargin{2};
  if nargout > 1
    d = k.^n - varargin{3};
  end
end

function m = lines(p, x)
  m = p(1) + p(2) * x;
end
%@ at [0.3, 0.8, 1.2], [0.7; 0.4]
%@ at [1.5; 0.6], [0.2, 1.1]
%@ analytic
