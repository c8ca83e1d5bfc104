function a_x = adm_squareform_back(a_z, x)
% ADM_SQUAREFORM_BACK  The adjoint of z = squareform(x).
%   a_x = adm_squareform_back(a_z, x): for a vector x both triangles have its elements; of a matrix the lower one is read.
  if size(x, 1) == 1 || size(x, 2) == 1
    a_x = reshape(adm_squareform(a_z + a_z.'), size(x));
  else
    a_x = zeros(size(x));
    a_x(tril(true(size(x)), -1)) = a_z;
  end
end
