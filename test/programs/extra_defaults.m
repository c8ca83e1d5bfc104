function z = extra_defaults(x, p)
  z = scaled(x) + scaled(x, p) + scaled(x, p, 3) * scaled(x, 2, [1; p], 'unused');
  z = z + last(x, p, 2 * x) + first() * p;
end
function b = scaled(a, varargin)
  if nargin > 1
    s = varargin{1};
  else
    s = 2;
  end
  if numel(varargin) >= 2
    t = varargin{2};
  else
    t = 1;
  end
  b = sum(a .* s) * sum(t);
end
function b = last(varargin)
  varargin(1) = [];
  varargin{end + 1} = varargin{1};
  b = nargin * sum(varargin{end}) + numel(varargin) * sum(varargin{2});
end
function b = first(a, n, varargin)
  b = 1;
  if nargin > 0
    b = 2;
  end
  if numel(varargin) > 0
    b = 3;
  end
end
%@ at [1.5; 2; -1], 0.7
%@ at 2, 3
%@ at zeros(0, 1), 0.7
%@ analytic
