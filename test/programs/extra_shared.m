function z = extra_shared(x)
  global total
  total = 0;
  add(x);
  add(x, 2, x .^ 2);
  z = total * count(x, x);
  function add(varargin)
    for k = 1:nargin
      total = total + sum(varargin{k});
    end
  end
  function [n, varargout] = count(a, varargin)
    n = numel(varargin) * a(1) * total;
    if nargout > 1, varargout{1} = n; end
  end
end
%@ at [1.5; 2; -1]
%@ at 2
%@ analytic
