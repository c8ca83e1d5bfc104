function a_x = adm_autoreg_matrix(a_z, x)
% ADM_AUTOREG_MATRIX  The adjoint of x in z = autoreg_matrix(x, k): column j + 1 of z is x, j places further down.
  a_x = zeros(size(x));
  for j = 1:size(a_z, 2) - 1
    last = numel(x) - j;
    a_x(1:last) = a_x(1:last) + reshape(a_z(j + 1:end, j + 1), size(a_x(1:last)));
  end
end
