function a_x = adm_abs(a_z, x)
% ADM_ABS  The adjoint of z = abs(x).
%   a_x = adm_abs(a_z, x): a_z, which is real, times the conjugate of sign(x); 0 where x is. It has a rule of its own: the
%   second derivative is NaN there, unless a_z is 0 and stays so.
  a_x = a_z .* conj(sign(x));
end
