function adm_check_fixed_point(iteration, arguments, next, inputs, outputs, tolerance)
% ADM_CHECK_FIXED_POINT  Refuse what is no fixed point.
%   adm_check_fixed_point(iteration, arguments, next, inputs, outputs, tolerance): iteration(arguments{:}) gives next. An error
%   Adjoinery:fixedPoint unless the arguments `inputs` are the results `outputs`: they may differ by the tolerance, times the norm of
%   the argument. Values that vanish at the fixed point, as residuals do, may differ by as much as they change when each
%   of the arguments moves by the tolerance, times its size.
  scales = [];
  for k = 1:numel(inputs)
    x = arguments{inputs(k)};
    value = next{outputs(k)};
    if ~isfloat(x) || ~isfloat(value)
      error('Adjoinery:fixedPoint', 'What the loop of a fixed point hands on must be an array of floating-point numbers (it is of class %s).', class(x));
    elseif ~isequal(size(x), size(value))
      error('Adjoinery:fixedPoint', 'The loop has found no fixed point: one more iteration gives the size %s, not %s.', mat2str(size(value)), mat2str(size(x)));
    end
    change = norm(full(value(:) - x(:)));
    scale = norm(full(x(:)));
    if ~(change <= tolerance * scale)
      if isempty(scales)
        scales = adm_fixed_scales(iteration, arguments, next, inputs, outputs);
      end
      scale = scale + scales(k);
      if ~(change <= tolerance * scale)
        error('Adjoinery:fixedPoint', 'The loop has found no fixed point: one more iteration changes a value by %g of its scale, and the tolerance is %g.', change / scale, tolerance);
      end
    end
  end
end
