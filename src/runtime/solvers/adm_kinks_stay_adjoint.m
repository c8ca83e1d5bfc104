function a_y = adm_kinks_stay_adjoint(y)
% ADM_KINKS_STAY_ADJOINT  The adjoint of adm_kinks_stay, which ends the run: adjoints do not tell whether a kink moves.
%   a_y = adm_kinks_stay_adjoint(y): an error Adjoinery:quadrature unless y is empty; tangents of the first derivative are
%   refused only where a kink moves (adm_kinks_stay_forward).
  if ~isempty(y)
    error('Adjoinery:quadrature', ['The integrand has a kink, or nearly so: its integral has no second derivative by ' ...
      'adjoints alone. Integrate from kink to kink, or take the tangent of the first derivative.']);
  end
  a_y = zeros(size(y));
end
