function y = f(x, varargin)
  n = 2;
  if ~isempty(varargin)
    n = varargin{1};
  end
  y = sum(x.^n);
end
