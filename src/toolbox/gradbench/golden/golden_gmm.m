function out = golden_gmm(name, in)
  % By the densities of Gauss and Wishart, as textbooks have them, and the complex step.
  parameters = [in.alpha; in.mu(:); in.q(:); in.l(:)];
  f = @(p) posterior(p, in);
  if strcmp(name, 'objective')
    out = f(parameters);
  else
    J = mat2cell(complex_step(f, parameters).', [numel(in.alpha), numel(in.mu), numel(in.q), numel(in.l)], 1);
    out = struct('alpha', J{1}, 'mu', reshape(J{2}, size(in.mu)), 'q', reshape(J{3}, size(in.q)), ...
                 'l', reshape(J{4}, size(in.l)));
  end
end

function y = posterior(p, in)
  [k, d] = size(in.mu);
  p = mat2cell(p, [k, k * d, k * d, numel(in.l)], 1);
  weights = exp(p{1}) / sum(exp(p{1}));
  mu = reshape(p{2}, k, d);
  q = reshape(p{3}, k, d);
  l = reshape(p{4}, size(in.l));
  likelihood = zeros(in.n, 1);
  y = 0;
  for j = 1:k
    precision = precision_matrix(q(j, :), l(j, :));
    for i = 1:in.n
      r = in.x(i, :) - mu(j, :);
      likelihood(i) = likelihood(i) + weights(j) * sqrt(det(precision) / (2 * pi)^d) * exp(-r * precision * r.' / 2);
    end
    y = y + log(wishart(precision, d + in.m + 1, eye(d) / in.gamma^2));
  end
  y = y + sum(log(likelihood));
end

function P = precision_matrix(q, l)
  Q = diag(exp(q));
  count = 0;
  for column = 1:numel(q)
    for row = column + 1:numel(q)
      count = count + 1;
      Q(row, column) = l(count);
    end
  end
  P = Q.' * Q;
end

function y = wishart(X, n, V)
  p = size(X, 1);
  gammas = pi^(p * (p - 1) / 4) * prod(gamma((n + 1 - (1:p)) / 2));
  y = det(X)^((n - p - 1) / 2) * exp(-trace(V \ X) / 2) / (2^(n * p / 2) * det(V)^(n / 2) * gammas);
end
