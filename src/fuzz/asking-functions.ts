/**
 * Functions that idioms call: one asks what it is given, and what is wanted of it; one gives
 * two results; one has modes, of which one calls a function that there is none of.
 */
export const askingFunctions = `function [u, w] = fuzz_asked(a, b, c)
  if nargin < 2 || isempty(b)
    b = 2 * a;
  end
  if ~exist('c', 'var')
    c = 1;
  end
  u = sin(a) .* b;
  w = 0;
  if nargout > 1 || isargout(2)
    w = a + b .* c;
  end
end
function [u, w] = fuzz_pair(a)
  u = a .* cos(a);
  w = a + 1;
end
function y = fuzz_mode(x, mode, varargin)
  rate = 2;
  for k = 1:2:numel(varargin)
    if strcmp(varargin{k}, 'rate')
      rate = varargin{k + 1};
    end
  end
  if nargin == 0
    error('fuzz:arguments', 'x is needed');
    return
  end
  switch mode
    case 'square'
      y = rate * x .^ 2;
    case 'toolbox'
      y = fuzz_toolbox(x, rate);
    otherwise
      y = sin(rate * x);
  end
end
`;
