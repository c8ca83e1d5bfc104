function a_x = adm_part(a_z, dim, k, varargin)
% ADM_PART  The adjoint of one of the arrays that were concatenated.
%   a_x = adm_part(a_z, dim, k, x1, x2, ...): the part of a_z that came from the k-th array in
%   z = cat(dim, x1, x2, ...). Empty arrays take no room.
  x = varargin{k};
  if isempty(x)
    a_x = adm_zeros(x);
    return
  end
  first = 1;
  for part = 1:k - 1
    if ~isempty(varargin{part})
      first = first + size(varargin{part}, dim);
    end
  end
  last = first + size(x, dim) - 1;
  if iscell(a_z) && ~iscell(x)
    a_x = a_z{first};
  elseif dim == 2 && ndims(a_z) == 2
    a_x = a_z(:, first:last);
  elseif dim == 1 && ndims(a_z) == 2
    a_x = a_z(first:last, :);
  else
    a_z = adm_fold(a_z, dim);
    a_x = reshape(a_z(:, first:last, :), size(x));
  end
end
