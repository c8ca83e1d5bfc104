function [a_W1, a_b1, a_W2, a_b2, a_W3, a_b3, nr_L] = h_nnet(W1, b1, W2, b2, W3, b3, X, Y, a_L)
% H_NNET  Adjoint of nnet by hand.
%   [a_W1, a_b1, a_W2, a_b2, a_W3, a_b3, nr_L] = h_nnet(W1, b1, W2, b2, W3, b3, X, Y, a_L): back-propagation. The
%   derivatives of softmax, tanh and max are made of their results; the maximum that is subtracted has no part in it.
  A1 = tanh(W1 * X + b1);
  A2 = max(W2 * A1 + b2, 0);
  Z = W3 * A2 + b3;
  Z = Z - max(Z, [], 1);
  E = exp(Z);
  s = sum(E, 1);
  logp = Z - log(s);
  N = size(X, 2);
  nr_L = -sum(sum(Y .* logp)) / N + 1e-4 * (sum(W1(:).^2) + sum(W2(:).^2) + sum(W3(:).^2));
  % reverse sweep
  y = (a_L / N) * Y;
  a_Z = E .* (sum(y, 1) ./ s) - y;
  c = 2e-4 * a_L;
  a_b3 = sum(a_Z, 2);
  a_W3 = a_Z * A2' + c * W3;
  a_Z = (W3' * a_Z) .* (A2 > 0);
  a_b2 = sum(a_Z, 2);
  a_W2 = a_Z * A1' + c * W2;
  a_Z = (W2' * a_Z) .* (1 - A1.^2);
  a_b1 = sum(a_Z, 2);
  a_W1 = a_Z * X' + c * W1;
end
