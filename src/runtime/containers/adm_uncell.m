function a_c = adm_uncell(a_z, c)
% ADM_UNCELL  The adjoint of a cell array of matrices that were put together by cell2mat.
%   a_c = adm_uncell(a_z, c): the adjoint of c in z = cell2mat(c); a cell array of the size of c.
  rows = cellfun(@(it) size(it, 1), c(:, 1));
  columns = cellfun(@(it) size(it, 2), c(1, :));
  a_c = reshape(mat2cell(a_z, rows, columns), size(c));
end
