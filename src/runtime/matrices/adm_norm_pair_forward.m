function g_w = adm_norm_pair_forward(g_x, x)
% ADM_NORM_PAIR_FORWARD  The tangent of w = adm_norm_pair(x); also its adjoint, from that of w.
%   g_w = adm_norm_pair_forward(g_x, x): the map is symmetric, as it is the second derivative of the norm. NaN where another singular
%   value is equal to the largest one, up to rounding.
  g_x = full(g_x);
  [u, s, v] = svd(full(x), 'econ');
  s = diag(s);
  t = u' * g_x * v;
  first = t(:, 1);
  other = t(1, :)';
  gaps = s(1).^2 - s.^2;
  gaps(gaps <= 2 .* max(size(x)) .* eps(s(1)) .* s(1)) = NaN;
  left = (s(1) .* first + s .* other) ./ gaps;
  right = (s .* first + s(1) .* other) ./ gaps;
  left(1) = 1i .* imag(first(1)) ./ s(1);
  right(1) = 0;
  g_u = u * left + (g_x * v(:, 1) - u * first) ./ s(1);
  g_v = v * right + (g_x' * u(:, 1) - v * other) ./ s(1);
  g_w = conj(g_u * v(:, 1)' + u(:, 1) * g_v');
end
