function [z, w] = nargin_given(x, n, p, scale)
  % The derivative is that of calls with two arguments: which others there are is known.
  narginchk(1, 3 + 1);
  if nargin < 2 || isempty(n)
    n = 2;
  end
  if ~exist('p', 'var')
    p = 3;
  elseif p > 0
    error('nobody gave this');
  end
  if exist('scale', 'var') == 1 && scale(1) > 0
    x = x * scale;
  end
  switch nargin
    case 1
      z = 0;
    case {2, 3}
      z = sum(x.^n) * p;
    otherwise
      z = x * scale;
  end
  w = z * nargin + least(x, n);
  scale = 2;
  w = w * scale;
end

function m = least(x, n, k)
  if nargin < 3
    k = 1;
  end
  m = x(k)^n * nargin;
end
%@ at [0.5 1.5], 2
%@ at 3, []
%@ nargin 2
%@ independents x
%@ analytic
