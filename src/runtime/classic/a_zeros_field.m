function a_s = a_zeros_field(a_s, s, name)
% A_ZEROS_FIELD  Set the adjoint of a field of s, which was written, to zero.
%   s is restored already; the adjoint of a field that was new is emptied.
  if isfield(s, name)
    a_s.(name) = adm_zeros(s.(name));
  else
    a_s.(name) = [];
  end
end
