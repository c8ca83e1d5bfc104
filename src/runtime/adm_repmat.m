function a_x = adm_repmat(a_z, x)
% ADM_REPMAT  The adjoint of z = repmat(x, ...): the sum of all copies.
  if isscalar(x)
    a_x = sum(a_z(:));
  elseif isempty(a_z)
    a_x = zeros(size(x));
  else
    dims = max(ndims(x), ndims(a_z));
    sizes = ones(2, dims);
    sizes(1, 1:ndims(x)) = size(x);
    copies = size(a_z);
    copies(end + 1:dims) = 1;
    sizes(2, :) = copies ./ sizes(1, :);
    a_x = reshape(a_z, sizes(:).');
    for dim = find(sizes(2, :) ~= 1)
      a_x = sum(a_x, 2 * dim);
    end
    a_x = reshape(a_x, size(x));
  end
end
