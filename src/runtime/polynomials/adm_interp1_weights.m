function [value, slope, d_value, d_slope] = adm_interp1_weights(x, xi, method, extrap)
% ADM_INTERP1_WEIGHTS  How interpolated values depend on what is given at the places.
%   [value, slope, d_value, d_slope] = adm_interp1_weights(x, xi, method, extrap): sparse matrices with a row for each
%   of the ascending places x and a column for each of xi. The interpolated values are value.' * y + slope.' * s, where s
%   are the slopes of the curve at x, and their derivatives with regard to xi d_value.' * y + d_slope.' * s. With the method
%   clamped the slopes at the ends stand in y before and behind the values.
  n = numel(x);
  m = numel(xi);
  none = sparse(n, m);
  slope = none;
  d_value = none;
  d_slope = none;
  if any(strcmp(method, {'nearest', 'previous', 'next'}))
    if isnumeric(extrap)
      k = interp1(x, (1:n).', xi(:), method);
    else
      k = interp1(x, (1:n).', xi(:), method, 'extrap');
    end
    column = find(~isnan(k));
    value = sparse(k(column), column, 1, n, m);
    return
  end
  [k, t, h, isInside] = adm_interp1_bins(x, xi, extrap);
  column = reshape(find(isInside), [], 1);
  k = k(column);
  t = t(column);
  h = h(column);
  spread = @(left, right) sparse([k; k + 1], [column; column], [left; right], n, m);
  switch method
    case 'linear'
      value = spread(1 - t, t);
      d_value = spread(-1 ./ h, 1 ./ h);
    case {'spline', 'pchip', 'clamped'}
      value = spread((1 + 2 .* t) .* (1 - t).^2, t.^2 .* (3 - 2 .* t));
      slope = spread(h .* t .* (1 - t).^2, h .* t.^2 .* (t - 1));
      d_value = spread(6 .* t .* (t - 1) ./ h, 6 .* t .* (1 - t) ./ h);
      d_slope = spread((1 - t) .* (1 - 3 .* t), t .* (3 .* t - 2));
      if strcmp(method, 'clamped')
        value = [sparse(1, m); value; sparse(1, m)];
        d_value = [sparse(1, m); d_value; sparse(1, m)];
      end
    otherwise
      error('Adjoinery:interp1', 'interp1 with the method %s has no derivative rule.', method);
  end
end
