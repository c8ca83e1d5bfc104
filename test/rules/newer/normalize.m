function z = normalize(x, how)
% NORMALIZE  Columns, or what lies along a dimension, with the mean 0 and the standard deviation 1, or with the norm 1, as newer
% versions have it.
  dim = find([size(x), 2] ~= 1, 1);
  if nargin > 1 && ~ischar(how)
    dim = how;
  end
  if nargin > 1 && strcmp(how, 'norm')
    z = x ./ sqrt(sum(x .^ 2, dim));
    return;
  end
  z = x - mean(x, dim);
  if nargin < 2 || ~strcmp(how, 'center')
    s = std(x, 0, dim);
    z = z ./ (s + (s == 0));
  end
end
