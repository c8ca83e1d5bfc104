function d = sum(a, varargin)
  d = each(@sum, a, varargin{:});
end
