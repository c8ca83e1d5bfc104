function y = llsq_primal(in)
  % The function primal of GradBench's llsq.
  y = squared_residuals(in.x, in.n);
end
