function g_z = adm_sqrtm(g_x, z)
% ADM_SQRTM  The tangent of z = sqrtm(x) in the direction g_x; with z.' and a_z the adjoint.
%   g_z = adm_sqrtm(g_x, z): z * g_z + g_z * z is g_x. An error Adjoinery:sqrtm where z is singular: it has no slope there.
  if ~isempty(z) && ~(rcond(z) >= eps)
    error('Adjoinery:sqrtm', 'The square root of a singular matrix has no derivative.');
  end
  g_z = sylvester(z, z, g_x);
end
