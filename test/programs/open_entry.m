function [z, varargout] = open_entry(x, varargin)
  z = sum(x) * nargin;
  for k = 1:numel(varargin)
    if ischar(varargin{k}), continue; end
    z = z + k * sum(varargin{k} .^ 2);
  end
  if nargout > 1
    varargout{1} = z * x(1);
  end
  if nargout > 2
    varargout{2} = x .* z;
  end
end
%@ at [1.5; 2; -1], 0.7, 'name', [1 2]
%@ at [1.5; 2; -1]
%@ at 2, zeros(1, 0)
%@ extra 2
%@ analytic
