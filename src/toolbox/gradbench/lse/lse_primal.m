function y = lse_primal(in)
  % The function primal of GradBench's lse.
  y = log_sum_exp(in.x);
end
