function a_x = adm_diff(a_z, x, order, dim)
% ADM_DIFF  The adjoint of z = diff(x), diff(x, order), diff(x, order, dim).
  if isempty(a_z)
    a_x = zeros(size(x));
    return
  end
  if nargin == 4 && ndims(x) == 2 && numel(order) == 1 && order == 1 && numel(dim) == 1 && dim <= 2
    a_z = full(a_z);
    if dim == 1
      border = zeros(1, size(x, 2));
      a_x = [border; a_z] - [a_z; border];
    else
      border = zeros(size(x, 1), 1);
      a_x = [border, a_z] - [a_z, border];
    end
    return
  end
  if nargin < 3 || isempty(order)
    order = 1;
  end
  if nargin < 4
    dim = adm_dimension(x);
    if order >= size(x, dim) && order > 1
      error('Adjoinery:diffOrder', ...
        'diff of order %d goes on along another dimension of an array of size %s: give the dimension.', ...
        order, mat2str(size(x)));
    end
  end
  a_z = adm_fold(a_z, dim);
  for k = 1:order
    border = zeros(size(a_z, 1), 1, size(a_z, 3));
    a_z = cat(2, border, a_z) - cat(2, a_z, border);
  end
  a_x = reshape(a_z, size(x));
end
