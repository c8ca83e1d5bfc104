function [a_alphas, a_means, a_icf, nr_L] = h_mixture(alphas, means, icf, x, a_L)
% H_MIXTURE  Adjoint of mixture by hand.
%   [a_alphas, a_means, a_icf, nr_L] = h_mixture(alphas, means, icf, x, a_L): points do not depend on each other, and
%   each of them is reversed at once: the tape holds one point.
  [d, n] = size(x);
  k = numel(alphas);
  L = 0;
  a_alphas = zeros(size(alphas));
  a_means = zeros(size(means));
  a_icf = zeros(size(icf));
  ks = cell(1, k);
  for i = 1:n
    beta = zeros(k, 1);
    tape_Q = ks; tape_t = ks; tape_y = ks;
    for j = 1:k
      q = icf(:, j);
      Q = diag(exp(q(1:d)));
      next = d + 1;
      for c = 1:d - 1
        for r = c + 1:d
          Q(r, c) = q(next);
          next = next + 1;
        end
      end
      t1 = x(:, i) - means(:, j);
      y = Q * t1;
      beta(j) = alphas(j) + sum(q(1:d)) - 0.5 * (y' * y);
      tape_Q{j} = Q; tape_t{j} = t1; tape_y{j} = y;
    end
    m = max(beta);
    e = exp(beta - m);
    s = sum(e);
    L = L + m + log(s);
    % reverse sweep
    a_beta = (a_L / s) * e;
    a_alphas = a_alphas + a_beta;
    for j = 1:k
      Q = tape_Q{j}; t1 = tape_t{j};
      a_y = -a_beta(j) * tape_y{j};
      a_means(:, j) = a_means(:, j) - Q' * a_y;
      a_Q = a_y * t1';
      b = zeros(size(icf, 1), 1);
      b(1:d) = a_beta(j) + diag(a_Q) .* diag(Q);
      next = d + 1;
      for c = 1:d - 1
        b(next:next + d - c - 1) = a_Q(c + 1:d, c);
        next = next + d - c;
      end
      a_icf(:, j) = a_icf(:, j) + b;
    end
  end
  m = max(alphas);
  e = exp(alphas - m);
  s = sum(e);
  nr_L = L - n * (m + log(s));
  a_alphas = a_alphas - (n * a_L / s) * e;
end
