function a_x = adm_root(a_z, z)
% ADM_ROOT  The adjoint of z = sqrt(x), where x is put together from squares.
%   a_x = adm_root(a_z, z): 0.5 .* a_z ./ z, and some number where z is 0, as what it is multiplied by is 0. It has a rule of its own: the
%   second derivative is NaN there, unless a_z is 0 and stays so.
  a_x = 0.5 .* a_z ./ (z + (z == 0));
end
