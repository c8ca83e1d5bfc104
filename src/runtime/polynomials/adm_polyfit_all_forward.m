function g = adm_polyfit_all_forward(k, g_x, g_y, x, y, n, p, s, mu)
% ADM_POLYFIT_ALL_FORWARD  The tangent of one result of [p, s, mu] = polyfit(x, y, n) in the directions g_x of x and g_y of y.
%   g = adm_polyfit_all_forward(k, g_x, g_y, x, y, n, p, s, mu): of the k-th result. mu is [] where it was not asked for. Fields
%   of s that have no derivative rule get NaN; see adm_polyfit_rest.
  at = adm_polyfit_points(x, mu);
  g_mu = zeros(size(mu));
  if ~isempty(mu)
    g_mu(1) = sum(g_x(:)) ./ numel(x);
    g_mu(2) = sum(g_x(:) .* at(:)) ./ (numel(x) - 1);
    g_x = (g_x - g_mu(1) - g_mu(2) .* at) ./ mu(2);
  end
  switch k
    case 1
      g = adm_polyfit_forward(g_x, at, y, n, p) + polyfit(at, g_y, n);
    case 2
      g = adm_polyfit_all_forward_rest(g_x(:), g_y(:), at(:), y(:), p, s);
    otherwise
      g = g_mu;
  end
end

function g_s = adm_polyfit_all_forward_rest(g_x, g_y, x, y, p, s)
  g_s = adm_zeros(s);
  for name = setdiff(fieldnames(s).', {'normr', 'df'})
    g_s.(name{1}) = NaN(size(s.(name{1})));
  end
  if s.normr > 0
    rest = y - polyval(p, x);
    g_s.normr = rest.' * (g_y - polyval(polyder(p), x) .* g_x) ./ s.normr;
  end
end
