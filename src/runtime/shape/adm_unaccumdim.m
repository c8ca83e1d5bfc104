function a_x = adm_unaccumdim(a_z, subs, x, dim)
% ADM_UNACCUMDIM  The adjoint of the values x in z = accumdim(subs, x, dim): each goes to the slice that its subscript names.
  if nargin < 4
    dim = adm_dimension(x);
  end
  a_z = adm_fold(a_z, dim);
  a_x = reshape(a_z(:, subs, :), size(x));
end
