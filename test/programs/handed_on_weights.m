function [s, v] = handed_on_weights(x, w)
  % The arguments of var and std come in a list: whether there are weights, and of which kind, only the call tells
  s = spread(x) + spread(x, 1) * spread(x, [], 2) + spread(x, w) * spread(x, 0, 2);
  v = variance(x, w, 2) .* variance(x, 1, 2);
end

function s = spread(varargin)
  s = sqrt(var(varargin{:}));
end

function v = variance(x, varargin)
  v = std(x, varargin{:}).^2;
end

%@ at [1 2 3.5; 2 1 7; 4 4 -1], [0.2; 0.3; 0.5]
