function [z, y] = open_defaults(x, p, varargin)
  if nargin < 2
    p = 3;
  end
  if nargin > 2, q = varargin{1}; else, q = 2; end
  scale = 1;
  for k = 2:2:numel(varargin) - 1
    switch varargin{k}
      case 'scale'
        scale = varargin{k + 1};
      otherwise
        scale = -1;
    end
  end
  z = sum(x .^ 2) * p * q * scale;
  y = x .* q;
end
%@ at [1.5; 2; -1], 2
%@ at [1.5; 2; -1], 2, 0.3
%@ at 2, 2, 0.3, 'scale', 4
%@ at 2, 2, 0.3, 'other', 4, 'scale', 5
%@ analytic
