function a_base = adm_once_base(a_h, w, base, pairs)
% ADM_ONCE_BASE  The adjoint of base in adm_once: zero, or the end of the run.
%   a_base = adm_once_base(a_h, w, base, pairs): see adm_once_derivative.
  adm_once_derivative(a_h, w, pairs);
  a_base = zeros(size(base));
end
