function y = nargin_by_default(x, eps, kind)
  % Without a tag the derivative takes all arguments; a parameter has the name of a function.
  if nargin < 3
    kind = eps;
  end
  if nargin < 2
    eps = 1e-3;
  end
  y = sqrt(sum(x.^2) + eps^2);
  if depth_of(x) > kind && nargin == 3
    y = y * nargin_by_default(x / 2, eps);
  end
end

function d = depth_of(x)
  d = numel(x);
end
%@ at [0.5 1.5], 0.1, 1
%@ at 2, 0.3, 4
%@ independents x
