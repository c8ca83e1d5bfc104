function z = lists_given_short(x, varargin)
  % lists that give fewer arguments than a function has, which does not count them
  z = powered(x, varargin{:}) + named(varargin{:}, x) + settled(x, varargin{:});
  p = {x};
  z = z + powered(p{:});
end

function b = powered(x, y)
  b = x * x;
  if x > 1
    b = b * y;
  end
end

function b = named(k, x, y)
  switch k
    case 2
      b = sin(x);
    case 3
      b = x;
    otherwise
      b = x ^ y;
  end
end

function b = settled(x, k, y)
  if x < 1
    y = 2;
  end
  b = x * y * k;
end
%@ independents x
%@ at 0.7, 2
%@ at 0.8, 3
