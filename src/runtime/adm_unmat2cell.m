function a_x = adm_unmat2cell(a_z, size_x)
% ADM_UNMAT2CELL  The adjoint of an array that mat2cell cut into blocks.
%   a_x = adm_unmat2cell(a_z, size_x): a_z has the adjoints of the blocks, size_x is the size of the array.
  rows = cell(size(a_z, 1), 1);
  for i = 1:size(a_z, 1)
    rows{i} = cat(2, a_z{i, :});
  end
  a_x = reshape(cat(1, rows{:}), size_x);
end
