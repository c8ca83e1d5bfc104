function z = extra_forwarded(x, varargin)
  % Any number of arguments are handed on, alone, behind others and in front of others.
  z = joined(varargin{:}, x) + 2 * joined(varargin{:}) + 3 * joined(x, varargin{:});
  z = z * weighted(x, varargin{:}) + weighted(x, varargin{:}, z) + joined(varargin{:}, varargin{:}, 3);
end

function z = joined(varargin)
  z = 0;
  for i = 1:nargin
    z = 2 * z + varargin{i} ^ i;
  end
end

function z = weighted(w, varargin)
  z = w * joined(varargin{:}, w) + joined(varargin{:}) * numel(varargin);
end
%@ at 0.7, 1.2, -0.4
%@ at 0.7, 1.2
%@ analytic
