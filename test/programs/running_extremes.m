function [z, n] = running_extremes(x, y)
  % What is largest and smallest so far, lengths, smallest and largest.
  [high, at] = cummax(x);
  low = cummin(x .* y);
  [s, l] = bounds(y);
  n = vecnorm([x; y]) + vecnorm([x; y], 3, 1);
  z = sum(high .* (1:numel(x))) + sum(low) * at(end) + l^2 - s + sum(vecnorm([x; y], 1, 2));
end
%@ at [1 3 2 5 4], [0.5 -1 2 0.3 1]
