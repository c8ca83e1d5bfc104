function g = adm_filter_state_forward(of, g_b, g_a, g_x, g_si, b, a, x, si, varargin)
% ADM_FILTER_STATE_FORWARD  The tangent of a result of [z, s] = filter(b, a, x, si): the counterpart of adm_filter_state.
%   g = adm_filter_state_forward(of, g_b, g_a, g_x, g_si, b, a, x, si): `of` is 'z' or 's'; a tangent that is [] is zero.
  [bn, an, u, s] = adm_filter_steps(b, a, x, si, varargin{:});
  g_bn = zeros(size(bn));
  g_an = zeros(size(an));
  g_u = zeros(size(u));
  g_s = zeros(size(s));
  g_bn(1:numel(g_b)) = g_b ./ a(1);
  if ~isempty(g_a)
    g_an(1:numel(g_a)) = g_a ./ a(1);
    g_bn = g_bn - bn .* g_an(1);
    g_an = g_an - an .* g_an(1);
  end
  isTurned = isequal(varargin, {2});
  if isTurned
    g_x = g_x.';
  end
  g_u(1:numel(g_x)) = g_x;
  g_s(1:numel(g_si)) = g_si;
  z = filter(bn, an, u, s);
  g_z = zeros(size(z));
  for t = 1:size(u, 1)
    g_z(t, :) = g_bn(1) .* u(t, :) + bn(1) .* g_u(t, :);
    if ~isempty(g_s)
      g_z(t, :) = g_z(t, :) + g_s(1, :);
    end
    pushed = g_bn(2:end, :) * u(t, :) + bn(2:end, :) * g_u(t, :) - g_an(2:end, :) * z(t, :) - an(2:end, :) * g_z(t, :);
    g_s = [g_s(2:end, :); zeros(min(1, size(g_s, 1)), size(g_s, 2))] + pushed;
  end
  if strcmp(of, 'z') && isTurned
    g = g_z.';
  elseif strcmp(of, 'z')
    g = reshape(g_z, size(x));
  else
    g = g_s;
  end
end
