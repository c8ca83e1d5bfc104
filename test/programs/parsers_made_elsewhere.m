function y = parsers_made_elsewhere(x, p)
  % Input parsers that another function makes, and that are kept.
  y = sigmoid(x, 'slope', p) .* kept(x, 'Shift', p) + both(x) + both(x, 'offset', p);
end
function y = sigmoid(x, varargin)
  if nargin == 1 && nargout == 1
    y = 1 ./ (1 + exp(-x));
    return
  end
  if true
    parser = sigmoid_options();
  end
  parser.parse(varargin{:});
  p = parser.Results;
  y = 1 ./ (1 + exp(-p.slope * x));
end
function parser = sigmoid_options()
  parser = inputParser;
  parser.addParameter('slope', 1, @isnumeric);
end
function y = kept(x, varargin)
  persistent parser
  if isempty(parser)
    parser = inputParser;
    parser.FunctionName = mfilename;
    parser.addParameter('shift', 2);
  end
  parser.parse(varargin{:});
  y = x + parser.Results.shift;
end
function y = both(x, varargin)
  persistent parser calls
  if isempty(parser)
    parser = both_options;
  end
  calls = 1;
  parse(parser, x, varargin{:});
  y = calls * parser.Results.x .* parser.Results.offset;
end
function made = both_options()
  made = inputParser();
  addRequired(made, 'x', @(v) isnumeric(v));
  addParameter(made, 'offset', -1.5);
end
%@ at [0.3 -1], 2
%@ analytic
