function g_h = adm_once_base_forward(g_base, h, w, pairs)
% ADM_ONCE_BASE_FORWARD  The tangent of h = adm_once(h, w, base, pairs) for that of base: zero, or the end of the run.
%   g_h = adm_once_base_forward(g_base, h, w, pairs): see adm_once_derivative.
  adm_once_derivative(g_base(pairs(3, :) ~= 4), w, pairs);
  g_h = zeros(size(h));
end
