function a_twins = adm_once_rates_adjoint(a_h, twins, pairs)
% ADM_ONCE_RATES_ADJOINT  The adjoint of twins in h = adm_once_rates(h, twins, pairs): zero, or the end of the run.
%   a_twins = adm_once_rates_adjoint(a_h, twins, pairs): see adm_once_rates_forward; nobody knows here which directions are asked
%   for, so that any adjoint of h but zero ends the run.
  a_twins = adm_once_rates_forward(any(a_h(:) ~= 0) .* ones(size(twins)), twins, pairs);
end
