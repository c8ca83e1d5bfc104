function loss = network(W, b, v, X, y)
  % The loss of a network with one hidden layer
  hidden = tanh(W * X + b);
  guess = 1 ./ (1 + exp(-v' * hidden));
  loss = -mean(y .* log(guess) + (1 - y) .* log(1 - guess));
end
