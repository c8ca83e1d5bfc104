function [h, c] = lstm_step(W, b, x, h, c)
  n = numel(h);
  z = W * [x; h] + b;
  f = sigmoid(z(1:n));
  i = sigmoid(z(n+1:2*n));
  o = sigmoid(z(2*n+1:3*n));
  g = tanh(z(3*n+1:end));
  c = f .* c + i .* g;
  h = o .* tanh(c);
end

function y = sigmoid(x)
  y = 1 ./ (1 + exp(-x));
end
%@ at cos(reshape(1:40, 8, 5)), sin(1:8)', [0.1; 0.2; 0.3], [0.4; -0.5], [0.6; 0.7]
%@ analytic
