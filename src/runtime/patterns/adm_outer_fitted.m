function a_x = adm_outer_fitted(a_z, z, x)
% ADM_OUTER_FITTED  Outer products for a matrix that may have been expanded.
%   a_x = adm_outer_fitted(a_z, z, x): of the adjoint of x, of which z is a sum with others; where x has fewer rows or columns
%   than z, these are summed up.
  a_x = a_z;
  if size(x, 1) == size(z, 1) && size(x, 2) == size(z, 2)
    return
  end
  for k = 1:2:numel(a_z)
    if isempty(a_z{k + 1}) && ~isempty(a_z{k})
      a_x{k} = adm_unbroadcast(full(a_z{k}), x);
      continue
    end
    if size(x, 1) ~= size(z, 1)
      a_x{k} = sum(a_z{k}, 1);
    end
    if size(x, 2) ~= size(z, 2)
      a_x{k + 1} = sum(a_z{k + 1}, 1);
    end
  end
end
