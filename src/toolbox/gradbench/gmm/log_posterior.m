function y = log_posterior(alpha, mu, q, l, x, gamma, m)
  % The log posterior of a mixture of k Gaussians, with a Wishart prior, for n points in d dimensions.
  %
  % alpha     k x 1, logarithms of the weights, which need not add up to one
  % mu        k x d, means
  % q, l      k x d and k x d*(d-1)/2: each precision matrix is Q'*Q, where Q is lower triangular; q holds the
  %           logarithms of its diagonal, l what lies below, column by column
  % x         n x d, points
  % gamma, m  precision and additional degrees of freedom of the prior
  %
  %ADiMat <shape>alpha k 1</shape>
  %ADiMat <shape>mu k d</shape>
  %ADiMat <shape>q k d</shape>
  %ADiMat <shape>l k :</shape>
  %ADiMat <shape>x n d</shape>
  %ADiMat <shape>gamma scalar</shape>
  %ADiMat <shape>m scalar</shape>
  [n, d] = size(x);
  k = numel(alpha);
  below = tril(true(d), -1);
  terms = zeros(n, k);
  prior = 0;
  for j = 1:k
    Q = diag(exp(q(j, :)));
    Q(below) = l(j, :);
    z = (x - mu(j, :)) * Q.';
    terms(:, j) = alpha(j) + sum(q(j, :)) - sum(z.^2, 2) / 2;
    prior = prior + gamma^2 / 2 * sum(Q(:).^2) - m * sum(q(j, :));
  end
  nu = d + m + 1;
  constant = nu * d * (log(gamma) - log(2) / 2) - log_multivariate_gamma(nu / 2, d);
  y = sum(log_sum_exp(terms)) - n * log_sum_exp(alpha.') - n * d / 2 * log(2 * pi) - prior + k * constant;
end

function y = log_sum_exp(x)
  % The logarithm of the sum of exponentials in each row.
  top = max(x, [], 2);
  y = top + log(sum(exp(x - top), 2));
end

function y = log_multivariate_gamma(a, d)
  y = d * (d - 1) / 4 * log(pi) + sum(gammaln(a + (1 - (1:d)) / 2));
end
