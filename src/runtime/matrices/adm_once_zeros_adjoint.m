function a_base = adm_once_zeros_adjoint(a_h, w, twins, base, pairs, modes, kind)
% ADM_ONCE_ZEROS_ADJOINT  The adjoint of base in adm_once_zeros: zero, or the end of the run.
%   a_base = adm_once_zeros_adjoint(a_h, w, twins, base, pairs, modes, kind): see adm_once_zeros_forward; nobody knows here which
%   directions are asked for, so that any adjoint a_h but zero may end the run.
  a_base = zeros(size(base));
  adm_once_zeros_forward(any(a_h(:) ~= 0) + a_base, w, twins, pairs, modes, kind);
end
