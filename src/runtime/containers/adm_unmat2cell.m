function a_x = adm_unmat2cell(a_z, size_x)
% ADM_UNMAT2CELL  The adjoint of an array that mat2cell cut into blocks, or num2cell into slices.
%   a_x = adm_unmat2cell(a_z, size_x): a_z has the adjoints of the blocks, size_x is the size of the array.
  a_x = zeros(size_x);
  if ~isempty(a_z)
    blocks = a_z(:);
    for dim = 1:ndims(a_z)
      lines = reshape(blocks, size(a_z, dim), []);
      blocks = cell(size(lines, 2), 1);
      for k = 1:numel(blocks)
        blocks{k} = cat(dim, lines{:, k});
      end
    end
    a_x = reshape(blocks{1}, size_x);
  end
end
