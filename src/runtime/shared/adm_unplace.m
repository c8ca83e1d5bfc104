function a_x = adm_unplace(a_z, k, x)
% ADM_UNPLACE  The adjoint of an array that is put together from the elements of another.
%   a_x = adm_unplace(a_z, k, x): k has the size of a_z and says which element of x stands where, 0 where none does.
%   An element may stand at several places; cells and structures stand at one each.
  a_z = a_z(:);
  if iscell(a_z) || isstruct(a_z)
    a_x = a_z;
    a_x(k(:)) = a_z;
    a_x = reshape(a_x, size(x));
    return
  end
  taken = k(:) > 0;
  a_x = zeros(size(x));
  if any(taken)
    a_x(:) = accumarray(reshape(k(taken), [], 1), a_z(taken), [numel(x), 1]);
  end
end
