function [nll, mu] = gaussian_process(theta, x, y, xs)
  % Negative log marginal likelihood and posterior mean of a Gaussian process.
  n = numel(x);
  K = covariance(x, x, theta) + exp(2 * theta(3)) * eye(n);
  L = chol(K, 'lower');
  U = L';
  alpha = U \ (L \ y);
  nll = 0.5 * y' * alpha + sum(log(diag(L))) + n / 2 * log(2 * pi);
  mu = covariance(xs, x, theta) * alpha;
end

function K = covariance(a, b, theta)
  [p, q] = ndgrid(a, b);
  K = exp(2 * theta(1)) * exp(-0.5 * (p - q).^2 / exp(2 * theta(2)));
end
%@ at [0.1; -0.3; -1], [0; 0.5; 1.2; 2], [0.3; -0.2; 0.5; 1], [0.7; 1.5]
%@ at [0.1 -0.3 -1], 2, 0.4, [1 2]
