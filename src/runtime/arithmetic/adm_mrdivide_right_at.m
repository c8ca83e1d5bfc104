function a_y = adm_mrdivide_right_at(a_z, x, y, z, pattern)
% ADM_MRDIVIDE_RIGHT_AT  The adjoint of y in z = x / y, where y may vary.
%   a_y = adm_mrdivide_right_at(a_z, x, y, z, pattern): the entries of a sparse square y that the pattern has; all of any other.
  if issparse(y) && ~isscalar(y) && size(y, 1) == size(y, 2)
    a_y = adm_outer_at(-z.', adm_solve_regular(y, a_z.'), pattern);
  else
    a_y = adm_mrdivide_right(a_z, x, y, z);
  end
end
