function varargout = adm_fixed_adjoint(states, step, tape, seeds, outputs, tolerance)
% ADM_FIXED_ADJOINT  The adjoints of a fixed point x = f(x, p).
%   [a_1, a_2, ...] = adm_fixed_adjoint(states, step, tape, seeds, outputs, tolerance): step(tape, seeds{:}) gives the adjoints of the
%   arguments of f, at the fixed point, for those of its results, and states(tape, seeds{:}) only those of x. These are added to the
%   seeds of the results `outputs`, the next x, until nothing changes: w = seed + (df/dx)' * w.
%   Source: B. Christianson, Reverse accumulation and attractive fixed points, Optimization Methods and Software 3 (1994).
  count = numel(outputs);
  given = seeds(outputs);
  found = cell(1, count);
  change = Inf(1, count);
  largest = zeros(1, count);
  round = 0;
  check = 64;
  past = Inf;
  while any(~(change <= tolerance * largest))
    if round == check
      [past, check] = adm_fixed_progress(round, change, largest, past, tolerance);
    end
    round = round + 1;
    [found{:}] = states(tape, seeds{:});
    for k = 1:count
      next = given{k} + found{k};
      moved = next - seeds{outputs(k)};
      change(k) = norm(moved(:));
      largest(k) = max(largest(k), norm(next(:)));
      seeds{outputs(k)} = next;
    end
  end
  [varargout{1:max(nargout, 1)}] = step(tape, seeds{:});
end
