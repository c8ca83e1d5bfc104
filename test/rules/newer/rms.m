function z = rms(x, dim)
% RMS  The root of the mean square, as newer versions have it.
  if nargin < 2
    z = sqrt(mean(abs(x) .^ 2));
  elseif ischar(dim)
    z = sqrt(mean(abs(x(:)) .^ 2));
  else
    z = sqrt(mean(abs(x) .^ 2, dim));
  end
end
