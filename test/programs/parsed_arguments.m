function z = parsed_arguments(x, varargin)
  % Arguments are parsed by objects of the class inputParser, and by hand.
  p = inputParser; % made
  p.FunctionName = mfilename;
  positive = @(v) all(v > 0);
  p.addRequired('x', @isnumeric);
  addOptional(p, 'n', 2, @(v) isnumeric(v) && positive(v)); % optional
  p.addOptional('rule', 'simpson', @(s) any(strcmp(s, {'simpson', 'trapez'})));
  p.addParameter('scale', 2 * x(1), @isnumeric);
  p.addParamValue('mode', 'none', @ischar);
  p.addSwitch('fast');
  p.parse(x, varargin{:}); % now
  r = p.Results;
  z = sum(x .^ r.n) * r.scale + numel(r.rule) * x(2) + numel(p.UsingDefaults) * x(1);
  if p.Results.fast
    z = z * 3;
  end
  if strcmp(r.mode, 'none') && ~any(strcmp(p.UsingDefaults, 'n'))
    z = z * 2;
  end
  y = 0.3 * x(1);
  z = z + tried(x);
  z = z + solver(x, 'Tol', 1e-3, 'weight', y) + solver(x) * solver(x, y) + chosen(x, 'a', 3, 'c', y);
  z = z + chosen(x, 'method', 'b', 'fun', @(t) t .^ 3 * y, 'other', y ^ 2) + by_hand(x, 'F', @(t) t * y, 'n', y);
end
function z = tried(x)
  z = 0;
  for k = 2:-1:1
    try
      z = z + limited(x, 'n', k);
    catch
      z = z + x(1);
    end
  end
end
function z = limited(x, varargin)
  p = inputParser;
  p.addParameter('n', 1, @(n) n < 2);
  p.parse(varargin{:});
  z = sum(x .^ 2) * p.Results.n;
end
function z = solver(x, varargin)
  p = inputParser();
  p.addOptional('power', 2);
  p.addParameter('Tol', 1e-2, @(t) validateattributes(t, {'numeric'}, {'positive'}));
  p.addParameter('Weight', sum(x));
  p.parse(varargin{:});
  z = sum(x .^ p.Results.power) * p.Results.Weight + p.Results.Tol;
end
function z = chosen(varargin)
  q = inputParser;
  q.CaseSensitive = true;
  q.KeepUnmatched = true;
  addRequired(q, 'x', @check);
  addParameter(q, 'method', 'a');
  addParameter(q, 'fun', @sin);
  parse(q, varargin{:});
  o = q.Results;
  f = o.fun;
  switch o.method
    case 'a'
      z = sum(f(o.x)) * numel(q.Parameters);
    case 'b'
      z = prod(f(o.x));
  end
  names = fieldnames(q.Unmatched);
  for k = 1:numel(names)
    z = z * q.Unmatched.(names{k});
  end
end
function check(x)
  if isempty(x), error('it is empty'); end
end
function z = by_hand(x, varargin)
  o = struct('f', @sin, 'n', 3);
  for k = 1:2:numel(varargin)
    switch lower(varargin{k})
      case 'f'
        o.f = varargin{k + 1};
      case 'n'
        o.n = varargin{k + 1};
      otherwise
        error('there is no %s', varargin{k});
    end
  end
  z = prod(o.f(x)) * o.n;
end
%@ at [1;2]
%@ at [1;2], [3;2], 'scale', 5
%@ at [1;2], 'Scale', 5, 'fast'
%@ at [1;2], 3, 'trapez', 'fast', 'mode', 'a'
%@ independents x
