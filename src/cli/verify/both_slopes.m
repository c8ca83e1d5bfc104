function [slopes, sizes] = both_slopes(p, args, position, d, factor)
  % BOTH_SLOPES  The slope of the weighted results along a direction, by the adjoint and by the tangent.
  %   [slopes, sizes] = both_slopes(p, args, position, d, factor): p is the program as program_at makes it, d the direction in
  %   which the argument at that position moves. Seeds of the adjoint and the direction of the tangent are multiplied by
  %   factor, and the slopes divided by it: these differ by rounding only. sizes are sums of what the slopes are sums of.
  %   NaN stands for a derivative that there is not.
  slopes = [NaN, NaN];
  sizes = [NaN, NaN];
  if ~isempty(p.adjoint)
    gradients = p.adjoint(args, factor);
    [slopes(1), sizes(1)] = slope_of_gradient(gradients{p.independents == position}, d);
  end
  if ~isempty(p.tangent)
    [slopes(2), sizes(2)] = p.tangent(args, position, factor * d);
  end
  slopes = slopes / factor;
  sizes = sizes / factor;
end
