function gradient = llsq_gradient(in)
  % The function gradient of GradBench's llsq.
  gradient = a_squared_residuals(in.x, in.n, 1);
end
