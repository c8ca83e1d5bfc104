function gradient = lse_gradient(in)
  % The function gradient of GradBench's lse.
  gradient = a_log_sum_exp(in.x, 1);
end
