function g_h = adm_once_rates_forward(g_twins, h, pairs)
% ADM_ONCE_RATES_FORWARD  The tangent of h = adm_once_rates(h, twins, pairs) for that of twins: zero, or the end of the run.
%   g_h = adm_once_rates_forward(g_twins, h, pairs): an error Adjoinery:degenerate where two values that are equal are coupled.
  if ~isempty(pairs) && any(reshape(g_twins, 1, []) ~= 0 & pairs(1, :) ~= pairs(2, :))
    error('Adjoinery:degenerate', '%s', ['Eigenvalues or singular values are equal, or nearly so: functions of them have first ' ...
      'derivatives there, and no second ones that are known. sqrtm, expm and logm have some.']);
  end
  g_h = zeros(size(h));
end
