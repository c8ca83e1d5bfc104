function [e, path] = motion_profile(stations, way, gains)
  % A plan of a motion: curves kept in a structure and in cells, that functions follow.
  plan.position = pchip(stations, way);
  plan.speed = differentiate(plan.position);
  plan.torque = interp1(stations, way .* gains, 'linear', 'pp');
  curves = {plan.position, plan.speed, plan.torque};
  path = zeros(3, 4);
  for k = 1:numel(curves)
    path(k, :) = follow(curves{k}, stations(1) + [0.1 0.7 1.3 1.9]);
  end
  shifted = plan.position;
  shifted.coefs(:, end) = shifted.coefs(:, end) + gains(1);
  if stations(2) > 0
    shifted = spline(stations, way .^ 2);
  end
  e = sum(path(:)) + ppval(shifted, 1.1) + sum(plan.speed.breaks);
end
function pp = differentiate(pp)
  [b, c, n, k, d] = unmkpp(pp);
  pp = mkpp(b, c(:, 1:k - 1) .* repmat(k - 1:-1:1, n, 1), d);
end
function v = follow(pp, t)
  v = ppval(pp, t) .^ 2;
end
%@ at [0 1 2.5], [1 2.2 7], [1 2 3]
%@ at [0.2 1 2.5 3], [1 2.2 7 6], [1 2 -1 0.5]
%@ at [-3 -1 2.5 3], [1 2.2 7 6], [1 2 -1 0.5]
