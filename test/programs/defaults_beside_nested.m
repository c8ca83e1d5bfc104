%@ at 2
%@ at -0.5, 'a', 4
%@ at 1.5, 'b', 1, 'a', 0.5
%@ independents x
function y = defaults_beside_nested(x, varargin)
  % exist asks for variables that no nested function shares; one that is nested asks for its own.
  for k = 1:2:length(varargin)
    if strcmpi(varargin{k}, 'a')
      a = varargin{k + 1};
    end
  end
  if ~exist('a', 'var')
    a = 3;
  end
  y = a * x^2 + nest(x) + other(x);
  function r = nest(t)
    if x > 1
      own = t;
    end
    if ~exist('own', 'var')
      own = 2 * t;
    end
    r = own * t;
  end
  function r = other(a)
    r = sin(a);
  end
end
