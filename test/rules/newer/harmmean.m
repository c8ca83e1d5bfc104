function z = harmmean(x, dim)
% HARMMEAN  The reciprocal of the mean of reciprocals, as toolboxes have it.
  if nargin < 2
    z = 1 ./ mean(1 ./ x);
  else
    z = 1 ./ mean(1 ./ x, dim);
  end
end
