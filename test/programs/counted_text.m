function [lat, alt] = counted_text(varargin)
  % A function that counts its arguments is given text, or a structure, where another has numbers.
  kind = 'sphere';
  at = 0;
  if ischar(varargin{1}) || isstruct(varargin{1})
    kind = varargin{1};
    at = 1;
  end
  body = of_kind(kind);
  x = varargin{at + 1};
  alt = hypot(x, varargin{at + 2}) * body.a;
  lat = body.b * x;
end

function body = of_kind(kind, fields)
  body = kind;
  if ischar(kind)
    body = struct('a', 2, 'b', numel(kind));
  elseif nargin > 1
    body.a = body.a + fields;
  elseif nargin == 1
    body.b = body.b * 2;
  end
end
%@ at 1, 2
%@ at 'disc', 2, 3
%@ at struct('a', 3, 'b', 4), 2, 3
