function err = ht_objective(in)
  % The function objective of GradBench's ht.
  err = tracking_error(in.theta, in.us, in.model);
end
