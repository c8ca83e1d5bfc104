function a_x = adm_piece(a_z, dim, first, x)
% ADM_PIECE  The part of an adjoint that came from an array with a known place in a concatenation.
%   a_x = adm_piece(a_z, dim, first, x): of x in z = cat(dim, ..., x, ...), where x begins at the index first.
  last = first + adm_room(a_z, dim, x) - 1;
  if isempty(x)
    a_x = adm_zeros(x);
  elseif iscell(a_z) && ~iscell(x)
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
