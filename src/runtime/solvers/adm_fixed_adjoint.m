function varargout = adm_fixed_adjoint(step, tape, seeds, inputs, outputs, tolerance)
% ADM_FIXED_ADJOINT  The adjoints of a fixed point x = f(x, p).
%   [a_1, a_2, ...] = adm_fixed_adjoint(step, tape, seeds, inputs, outputs, tolerance): step(tape, seeds{:}) gives the adjoints of the
%   arguments of f, at the fixed point, for those of its results. Those of the arguments `inputs` are added to the seeds of the
%   results `outputs`, which are their next values, until nothing changes: w = seed + (df/dx)' * w.
%   Source: B. Christianson, Reverse accumulation and attractive fixed points, Optimization Methods and Software 3 (1994).
  found = cell(1, max([nargout, 1, inputs]));
  adjoints = seeds(outputs);
  past = [];
  is_settled = false;
  while ~is_settled
    [found{:}] = step(tape, seeds{:});
    next = cell(size(adjoints));
    for k = 1:numel(outputs)
      next{k} = adjoints{k} + found{inputs(k)};
    end
    [is_settled, past] = adm_fixed_settles(next, seeds(outputs), past, tolerance);
    seeds(outputs) = next;
  end
  varargout = found(1:max(nargout, 1));
end
