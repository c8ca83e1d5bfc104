function gradient = lstm_jacobian(in)
  % The function jacobian of GradBench's lstm: the gradient with regard to all parameters, row by row.
  [main, extra] = a_sequence_loss(in.main_params, in.extra_params, in.state, in.sequence, 1);
  gradient = [reshape(main.', [], 1); reshape(extra.', [], 1)];
end
