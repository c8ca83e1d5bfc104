function a_c = adm_uncat(a_z, dim, c)
% ADM_UNCAT  The adjoint of cells that were put together: each gets its piece.
%   a_c = adm_uncat(a_z, dim, c): the adjoint of c in z = cat(dim, c{:}); a cell array of the size of c.
  a_c = adm_zeros(c);
  at = 0;
  index = repmat({':'}, 1, max(dim, ndims(a_z)));
  for k = 1:numel(c)
    % [] takes no part in a concatenation.
    if isequal(size(c{k}), [0, 0])
      continue
    end
    index{dim} = at + (1:size(c{k}, dim));
    at = at + size(c{k}, dim);
    a_c{k} = reshape(a_z(index{:}), size(c{k}));
  end
end
