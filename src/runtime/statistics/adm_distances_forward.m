function g_z = adm_distances_forward(g_x, x, y)
% ADM_DISTANCES_FORWARD  Half the tangent of the squared distances between the rows of x and y: the counterpart of adm_distances.
  g_z = zeros(size(adm_real(x), 1), size(adm_real(y), 1));
  for k = 1:size(x, 2)
    g_z = g_z + g_x(:, k) .* (x(:, k) - y(:, k).');
  end
end
