function g_z = adm_interp1_forward(g, of, x, y, xi, z, method, extrap)
% ADM_INTERP1_FORWARD  The tangent of z = interp1(x, y, xi, method, extrap) in a direction of one argument.
%   g_z = adm_interp1_forward(g, of, x, y, xi, z, method, extrap): `of` is 'x', 'y' or 'xi'; see adm_interp1_y.
  g = double(full(g));
  if strcmp(of, 'x')
    adm_interp1_check(method);
  end
  [x, columns, order, method, extrap, rows] = adm_interp1_options(x, y, method, extrap);
  [value, slope] = adm_interp1_weights(x, xi, method, extrap);
  switch of
    case 'y'
      g = reshape(g, size(columns));
      g = g(rows, :);
      g_z = full(value.' * g);
      for c = 1:size(g, 2)
        [~, t, r] = adm_interp1_slopes(x, columns(:, c), method);
        g_z(:, c) = g_z(:, c) + slope.' * (t \ (r * g(:, c)));
      end
    case 'xi'
      g_z = adm_interp1_rate(x, columns, xi, method, extrap) .* g(:);
    case 'x'
      g = reshape(g(order), [], 1);
      if any(strcmp(method, {'spline', 'pchip', 'clamped'}))
        g_z = zeros(numel(xi), size(columns, 2));
        for c = 1:size(columns, 2)
          g_z(:, c) = adm_interp1_moves(x, columns(:, c), xi, method, extrap) * g;
        end
      else
        g_z = -adm_interp1_rate(x, columns, xi, method, extrap) .* (value.' * g);
      end
  end
  g_z = reshape(g_z, size(z));
end
