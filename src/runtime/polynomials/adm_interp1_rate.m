function rate = adm_interp1_rate(x, y, xi, method, extrap)
% ADM_INTERP1_RATE  The derivatives of interpolated values with regard to the places xi.
%   rate = adm_interp1_rate(x, y, xi, method, extrap): a row for each of xi, a column for each of y; x ascends.
  [~, ~, d_value, d_slope] = adm_interp1_weights(x, xi, method, extrap);
  rate = full(d_value.' * y);
  for c = 1:size(y, 2)
    rate(:, c) = rate(:, c) + d_slope.' * adm_interp1_slopes(x, y(:, c), method);
  end
end
