function a_x = adm_kron_at(a_z, left, x, right, pattern)
% ADM_KRON_AT  The adjoint of x in z = kron(left, x, right), where x may vary.
%   a_x = adm_kron_at(a_z, left, x, right, pattern): sparse; zero where the pattern, of the size of x, is. No place is
%   asked for by its value, so that this can be differentiated where a_z, left or right is zero.
  if isequal(size(pattern), size(x))
    rows = kron(ones(1, size(left, 1)), speye(size(x, 1)), ones(1, size(right, 1)));
    columns = kron(ones(size(left, 2), 1), speye(size(x, 2)), ones(size(right, 2), 1));
    a_x = rows * (a_z .* kron(left, sparse(pattern), right)) * columns;
  else
    a_x = adm_kron_right(adm_kron_left(a_z, kron(left, x), right), left, x);
  end
end
