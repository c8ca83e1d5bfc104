function loss = lstm_objective(in)
  % The function objective of GradBench's lstm.
  loss = sequence_loss(in.main_params, in.extra_params, in.state, in.sequence);
end
