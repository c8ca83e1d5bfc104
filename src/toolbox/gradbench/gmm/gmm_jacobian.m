function gradient = gmm_jacobian(in)
  % The function jacobian of GradBench's gmm: the gradient with regard to all parameters.
  [alpha, mu, q, l] = a_log_posterior(in.alpha, in.mu, in.q, in.l, in.x, in.gamma, in.m, 1);
  gradient = struct('alpha', alpha, 'mu', mu, 'q', q, 'l', l);
end
