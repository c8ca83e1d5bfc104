function varargout = size(d, varargin)
  [varargout{1:max(nargout, 1)}] = size(d.list{1}, varargin{:});
end
