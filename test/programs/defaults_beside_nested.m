%@ at 2
%@ at -0.5, 'a', 4
%@ at 1.5, 'b', 1, 'a', 0.5
%@ independents x
function y = defaults_beside_nested(x, varargin)
  % exist asks for variables that no nested function gives a value; one that is nested asks for its own.
  for k = 1:2:length(varargin)
    if strcmpi(varargin{k}, 'a')
      a = varargin{k + 1};
    end
  end
  if ~exist('a', 'var')
    a = 3;
  end
  for k = 1:2
    if exist('b', 'var')
      b = b + read_only(x);
    else
      b = x * a;
    end
  end
  y = a * x^2 + nest(x) + other(x) + read_only(x);
  function r = read_only(t)
    r = sin(a * t) * b;
  end
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
