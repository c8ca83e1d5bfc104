function J = handle_regulariser(w, X, y, lambda)
  % A cost function that is composed of a loss and of a regulariser.
  loss = @(r) sum(log(1 + exp(-r)));
  J = cost(w, X, y, loss, @(v) lambda * (v.' * v), @(m) m / numel(y));
end

function J = cost(w, X, y, loss, penalty, scale)
  r = y .* (X * w);
  J = scale(loss(r)) + penalty(w(2:end));
end
%@ at [0.2; -0.4; 0.7], [1 2 3; 1 -1 0.5; 1 0 2; 1 1 1], [1; -1; 1; -1], 0.1
%@ independents w, lambda
%@ analytic
