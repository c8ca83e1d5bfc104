function g_z = adm_mpower_forward_left(g_x, x, y, z, factored)
% ADM_MPOWER_FORWARD_LEFT  The tangent of z = x ^ y in the direction g_x of x.
%   g_z = adm_mpower_forward_left(g_x, x, y, z): where x does not move, a root at zero has the tangent zero.
%   g_z = adm_mpower_forward_left(g_x, x, y, z, 'factored'): a zero of g_x may come from a factor; there g_z is NaN.
  if isempty(x) || isempty(y)
    g_z = zeros(0, 0);
  elseif ~isscalar(x)
    g_z = adm_mpower_frechet(g_x, x, y);
  elseif isscalar(y)
    g_z = g_x .* y .* (x + (x == 0 & g_x == 0 & real(y) < 1 & nargin < 5)).^(y - (y ~= 0));
  else
    g_z = (g_x ./ x) .* (y * z);
  end
end
