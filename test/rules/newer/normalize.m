function z = normalize(x, varargin)
% NORMALIZE  Columns, or what lies along a dimension, shifted and scaled, as newer versions have it.
  dim = find([size(x), 2] ~= 1, 1);
  if nargin > 1 && isnumeric(varargin{1})
    dim = varargin{1};
    varargin(1) = [];
  end
  how = 'zscore';
  if ~isempty(varargin)
    how = varargin{1};
  end
  option = {};
  if numel(varargin) > 1
    option = varargin{2};
  end
  switch how
    case 'zscore'
      s = std(x, 0, dim);
      z = (x - mean(x, dim)) ./ (s + (s == 0));
    case 'center'
      if isnumeric(option)
        z = x - option;
      elseif strcmp(option, 'median')
        z = x - median(x, dim);
      else
        z = x - mean(x, dim);
      end
    case 'scale'
      if isnumeric(option)
        z = x ./ option;
      else
        z = x ./ std(x, 0, dim);
      end
    case 'norm'
      if isempty(option)
        option = 2;
      end
      z = x ./ vecnorm(x, option, dim);
    case 'range'
      if isempty(option)
        option = [0 1];
      end
      z = min(x, [], dim);
      z = option(1) + (x - z) ./ (max(x, [], dim) - z) .* (option(2) - option(1));
  end
end
