function a_x = adm_svd_values(a_z, x, z)
% ADM_SVD_VALUES  The adjoint of z = svd(x), the singular values.
%   a_x = adm_svd_values(a_z, x, z): an error Adjoinery:degenerate where they coincide and their adjoints differ, or where they are
%   zero and have one: they have a kink there.
  z = z(:);
  a_z = full(real(a_z(:)));
  pairs = adm_near_singular(z);
  if ~isempty(pairs)
    adm_check_distinct('svd', pairs, false(1, numel(z)), a_z, z);
  end
  [u, ~, v] = svd(x, 'econ');
  a_x = conj(u) * (a_z .* v.');
end
