function varargout = adm_fixed_tangent(step, arguments, inputs, outputs, tolerance)
% ADM_FIXED_TANGENT  The tangents of a fixed point x = f(x, p).
%   [g_y, y, ...] = adm_fixed_tangent(step, arguments, inputs, outputs, tolerance): step(arguments{:}) gives tangents and values of f at
%   the fixed point. The tangents `outputs` among its results become the arguments `inputs` until nothing changes:
%   g_x = df/dx * g_x + df/dp * g_p.
%   Source: J. C. Gilbert, Automatic differentiation and iterative processes, Optimization Methods and Software 1 (1992).
  [~, found] = adm_fixed_repeat(step, arguments, inputs, outputs, {}, max([nargout, 1, outputs]), tolerance);
  varargout = found(1:max(nargout, 1));
end
