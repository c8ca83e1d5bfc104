function [L, p] = logistic_regression(w, X, y)
  n = size(X, 1);
  p = 1 ./ (1 + exp(-X * w(:)));
  L = -sum(y .* log(p) + (1 - y) .* log(1 - p)) / n + 0.1 * (w(:)' * w(:));
end
%@ at [0.1; -0.2], [1 2; 3 4; 5 6], [0; 1; 1]
%@ at [0.1 -0.2], [1 2], 1
%@ independents w
