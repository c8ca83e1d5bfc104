function z = package_calls(x, w)
  % Functions of packages, nested ones among them; names with points that are fields.
%@ at [0.4, 1.3, -0.7], 0.8
  filters.gain = 3;
  z = smoothed(x, w) + filters.gain * x;
end

function y = smoothed(x, w)
  y = filters.smooth(x, w) .* filters.linear.scale(x, w);
  n = filters.order;
  y = y * n + sum(cellfun(@filters.order, {1, 2}));
  y = y + feval('filters.linear.scale', x(1:min(end, 2)), w)(1);
end
