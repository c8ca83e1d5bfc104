function y = gmm_objective(in)
  % The function objective of GradBench's gmm.
  y = log_posterior(in.alpha, in.mu, in.q, in.l, in.x, in.gamma, in.m);
end
