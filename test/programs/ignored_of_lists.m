function z = ignored_of_lists(x, varargin)
  % outputs that are not wanted, and have no value, of functions that get lists
  [~, z] = scaled(x, varargin{:});
end

function [a, b] = scaled(x, y)
  if nargin < 2
    y = 2;
  end
  b = x * y;
  if y > 5
    a = x;
  end
end
%@ independents x
%@ at 0.7
%@ at 0.7, 3
