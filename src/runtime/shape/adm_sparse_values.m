function a_x = adm_sparse_values(a_z, i, j, x, how)
% ADM_SPARSE_VALUES  The adjoint of the values x in z = sparse(i, j, x, ...): values at the same place are added up.
%   a_x = adm_sparse_values(a_z, i, j, x), adm_sparse_values(a_z, i, j, x, how): where `how` is 'unique', the last of them
%   counts; it may be a number, too.
  at = reshape(i, [], 1) + (reshape(j, [], 1) - 1) .* size(a_z, 1);
  a_x = full(a_z(at));
  if nargin > 4 && strcmp(how, 'unique')
    [~, last] = unique(at, 'last');
    isHidden = true(size(at));
    isHidden(last) = false;
    a_x(isHidden) = 0;
  end
  a_x = adm_fit(a_x, x);
end
