function z = geomean(x, dim)
% GEOMEAN  The mean of logarithms, and its exponential, as toolboxes have it.
  if nargin < 2
    z = exp(mean(log(x)));
  else
    z = exp(mean(log(x), dim));
  end
end
