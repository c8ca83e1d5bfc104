function varargout = adm_fixed_adjoint(states, step, tape, seeds, outputs, tolerance)
% ADM_FIXED_ADJOINT  The adjoints of a fixed point x = f(x, p).
%   [a_1, a_2, ...] = adm_fixed_adjoint(states, step, tape, seeds, outputs, tolerance): step(tape, seeds{:}) gives the adjoints of the
%   arguments of f, at the fixed point, for those of its results, and states(tape, seeds{:}) only those of x. These are added to the
%   seeds of the results `outputs`, the next x, until nothing changes: w = seed + (df/dx)' * w.
%   Source: B. Christianson, Reverse accumulation and attractive fixed points, Optimization Methods and Software 3 (1994).
  count = numel(outputs);
  arguments = adm_fixed_repeat(states, [{tape}, seeds], 1 + outputs, 1:count, seeds(outputs), count, tolerance);
  [varargout{1:max(nargout, 1)}] = step(arguments{:});
end
