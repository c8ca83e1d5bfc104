function a_x = adm_repmat(a_z, x)
% ADM_REPMAT  The adjoint of z = repmat(x, ...): the sum of all copies, also of cells and structures.
  dims = max(ndims(x), ndims(a_z));
  sizes = ones(2, dims);
  sizes(1, 1:ndims(x)) = size(x);
  copies = size(a_z);
  copies(end + 1:dims) = 1;
  sizes(2, :) = copies ./ sizes(1, :);
  if isempty(a_z)
    a_x = adm_zeros(x);
  elseif iscell(x) || isstruct(x)
    a_x = adm_accumulate(adm_zeros(x), a_z, repmat(reshape(1:numel(x), size(x)), sizes(2, :)));
  elseif isscalar(x)
    a_x = sum(a_z(:));
  else
    a_x = reshape(full(a_z), sizes(:).');
    for dim = find(sizes(2, :) ~= 1)
      a_x = sum(a_x, 2 * dim);
    end
    a_x = reshape(a_x, size(x));
  end
end
