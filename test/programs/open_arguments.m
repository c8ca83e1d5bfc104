function z = open_arguments(varargin)
  z = 0;
  for k = 1:nargin
    z = z + sum(varargin{k} .^ k);
  end
  varargin{end + 1} = z;
  varargin(1) = [];
  z = z * numel(varargin) * sum(varargin{1}) + joined(varargin{:});
end
function s = joined(varargin)
  v = horzcat(varargin{:});
  s = sum(v .^ 2) + nargin;
end
%@ at 1.5, [2, 3], 0.5
%@ at 0.7
%@ analytic
