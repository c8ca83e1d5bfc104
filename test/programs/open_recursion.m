function z = open_recursion(x, varargin)
  if isempty(varargin)
    z = sum(x .^ 2);
  else
    z = sum(x) * varargin{1} + open_recursion(x .* varargin{1}, varargin{2:end});
  end
end
%@ at [1.5; 2; -1], 2, 0.5, 3
%@ at [1.5; 2; -1]
%@ at 2, 0.3
%@ analytic
