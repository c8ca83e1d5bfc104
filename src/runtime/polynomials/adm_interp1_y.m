function a_y = adm_interp1_y(a_z, x, y, xi, method, extrap)
% ADM_INTERP1_Y  The adjoint of the values y in z = interp1(x, y, xi, method, extrap).
%   a_y = adm_interp1_y(a_z, x, y, xi, method, extrap): x is [] for interp1(y, xi). The methods nearest, previous, next,
%   linear, pchip, spline and clamped (adm_interp1_options).
  [x, columns, ~, method, extrap, rows] = adm_interp1_options(x, y, method, extrap);
  a_z = reshape(double(a_z), numel(xi), size(columns, 2));
  [value, slope] = adm_interp1_weights(x, xi, method, extrap);
  a_y = zeros(size(columns));
  for c = 1:size(columns, 2)
    if c == 1 || strcmp(method, 'pchip')
      [~, t, r] = adm_interp1_slopes(x, columns(:, c), method);
    end
    a_y(rows, c) = value * a_z(:, c) + r.' * (t.' \ (slope * a_z(:, c)));
  end
  a_y = reshape(a_y, size(y));
end
