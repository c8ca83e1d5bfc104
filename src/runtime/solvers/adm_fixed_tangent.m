function varargout = adm_fixed_tangent(step, arguments, inputs, outputs, tolerance)
% ADM_FIXED_TANGENT  The tangents of a fixed point x = f(x, p).
%   [g_y, y, ...] = adm_fixed_tangent(step, arguments, inputs, outputs, tolerance): step(arguments{:}) gives tangents and values of f at
%   the fixed point. The tangents `outputs` among its results become the arguments `inputs` until nothing changes:
%   g_x = df/dx * g_x + df/dp * g_p.
%   Source: J. C. Gilbert, Automatic differentiation and iterative processes, Optimization Methods and Software 1 (1992).
  count = numel(outputs);
  found = cell(1, max([nargout, 1, outputs]));
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
    [found{:}] = step(arguments{:});
    for k = 1:count
      next = found{outputs(k)};
      moved = next - arguments{inputs(k)};
      change(k) = norm(moved(:));
      largest(k) = max(largest(k), norm(next(:)));
      arguments{inputs(k)} = next;
    end
  end
  varargout = found(1:max(nargout, 1));
end
