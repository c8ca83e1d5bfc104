function g_once = adm_kinks_stay_forward(g_y, y, high, edge)
% ADM_KINKS_STAY_FORWARD  The tangent of adm_kinks_stay: zero, or the end of the run where a kink moves.
%   g_once = adm_kinks_stay_forward(g_y, y, high, edge): where a kink moves the tangent g_y of the integrand jumps. It is no
%   polynomial on the narrow interval then, by more than it rises or falls beside it: high gives the coefficients of it that
%   vanish, edge the values at both ends. An error Adjoinery:quadrature then.
  inner = g_y(:, 3:end - 2, :);
  off = [adm_along(high, inner, 2), adm_along(edge, inner, 2) - g_y(:, [2, end - 1], :)];
  rise = abs(g_y(:, 1, :) - g_y(:, 2, :)) + abs(g_y(:, end, :) - g_y(:, end - 1, :));
  least = max(1e-9 .* max(max(abs(g_y), [], 2), [], 3), 1e-14 .* max(abs(y(:))));
  if any(any(any(abs(off) > rise ./ 4 + least)))
    error('Adjoinery:quadrature', ['A kink of the integrand moves: the integral has a first derivative here, and no ' ...
      'second one that is known. Integrate from kink to kink.']);
  end
  g_once = 0;
end
