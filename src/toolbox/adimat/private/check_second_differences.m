function check_second_differences(opts)
  % CHECK_SECOND_DIFFERENCES  An error for options of admDiffFD that second derivatives do not follow: they take central differences.
  if ~any(strcmp(opts.fdMode, {'c', 'central', 'centered'}))
    error('Adjoinery:options', 'admHessian takes central differences only: leave ''fdMode'' out.');
  end
  order = opts.fdAccuracyOrder;
  if isstruct(order)
    order = order.central;
  end
  if ~isequal(order, 2)
    error('Adjoinery:options', 'admHessian takes differences of accuracy order 2 only: leave ''fdAccuracyOrder'' out.');
  end
end
