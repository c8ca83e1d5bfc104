function d = reshape(a, varargin)
  d = each(@reshape, a, varargin{:});
end
