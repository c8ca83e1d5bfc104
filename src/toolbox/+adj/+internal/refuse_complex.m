function y = refuse_complex(f, args, wrt, output, command)
  % REFUSE_COMPLEX  The result of a function, or an error Adjoinery:complex where it, or an argument that moves, is no real number.
  y = adj.internal.value_of(f, args, output);
  if ~isfloat(y) || numel(y) ~= 1
    adj.internal.fail_unless_scalar(struct('identifier', 'Adjoinery:seedSize', 'message', ''), command);
  elseif ~isreal(adj.internal.numbers(y))
    error('Adjoinery:complex', '%s is for functions with a real result: this one is complex. Take real(…), or adj.jacobian.', command);
  elseif ~isreal(adj.internal.numbers(args(wrt)))
    error('Adjoinery:complex', '%s is for real arguments: give real and imaginary parts as arguments of their own.', command);
  end
end
