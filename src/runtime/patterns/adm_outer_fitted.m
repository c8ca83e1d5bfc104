function a_x = adm_outer_fitted(a_z, size_z, size_x)
% ADM_OUTER_FITTED  Outer products for a matrix that may have been expanded.
%   a_x = adm_outer_fitted(a_z, size_z, size_x): of the adjoint of x, of which z is a sum with others; where x has fewer rows or
%   columns than z, these are summed up.
  a_x = a_z;
  if isequal(size_z, size_x)
    return
  end
  for k = 1:2:numel(a_z)
    if isempty(a_z{k + 1}) && ~isempty(a_z{k})
      a_x{k} = adm_unbroadcast_to(full(a_z{k}), size_x);
      continue
    end
    if size_x(1) ~= size_z(1)
      a_x{k} = sum(a_z{k}, 1);
    end
    if size_x(2) ~= size_z(2)
      a_x{k + 1} = sum(a_z{k + 1}, 1);
    end
  end
end
