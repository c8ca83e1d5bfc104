function [loss, p] = sigmoid_loss(w, b, X, y, lambda)
  % Cross entropy of a logistic model with a penalty on the weights, and the predictions.
  t = X * w + b;
  p = 1 ./ (1 + exp(-t));
  n = rows_of(X);
  loss = -sum(y .* log(p) + (1 - y) .* log(1 - p)) / n + lambda / 2 * sum(w.^2);
end

function n = rows_of(X)
  n = size(X, 1);
end
%@ at [0.3; -0.2], 0.1, [1 2; -1 0.5; 0.3 -2], [1; 0; 1], 0.01
%@ at 0.7, -0.1, 2, 1, 0.5
%@ independents w, b, X, lambda
%@ analytic
