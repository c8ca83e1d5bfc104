function list = gradients(d, results, args)
  % GRADIENTS  The gradients of the arguments in the order in which they were asked for, among the results of an adjoint.
  count = numel(d.slots);
  list = cell(1, count);
  for k = 1:count
    g = results{d.slots(k)};
    if d.elements(k) > 0
      g = g{d.elements(k)};
    end
    % Along real numbers only the real part has a meaning.
    if isnumeric(g) && ~isreal(g) && isreal(args{d.wrt(k)})
      g = real(g);
    end
    list{k} = g;
  end
end
